import { type Amount, findAmounts } from '@proofround/text/numbers/money.js';
import { isNonsense, wordCount } from '@proofround/text/words/prose.js';

import { checksOf } from '../slots/investor-readers.js';
import { withPlainFigures } from '../slots/plain-figures.js';
import { slotOf } from '../slots/profile.js';
import { type Answer, none, type Slot, value } from '../slots/slot.js';
import { countsThings } from '../slots/sums.js';
import { actOf } from './acts/read.js';
import { leadingAnswer } from './acts/verdict.js';
import type { FieldClaim, Situation } from './claim.js';
import { informativePart, isElsewhere, mayInform } from './clauses/informative.js';
import { clausesOf, remainder } from './clauses/remainder.js';
import { withLastFigures } from './corrections/figures.js';
import {
  describes,
  descriptionBeside,
  doubtedDescription,
  isAboutName,
  isSureDescription,
  mayDescribe,
  repeatsKnown,
} from './descriptions.js';
import { inValidOrder } from './facts/checks.js';
import { blankOut, type Fact, overlaps } from './facts/fact.js';
import { profileFacts } from './facts/read.js';
import { holdingFor } from './facts/standing.js';
import { placeBeside } from './names/place-beside.js';
import type { NameRead } from './names/read.js';
import { plainAnswer } from './plain-answer.js';

/** A message and everything found in it so far. */
interface Material {
  readonly message: string;
  /** The text without the statements that name a field. */
  readonly free: string;
  readonly facts: readonly Fact[];
  readonly named: NameRead | null;
  readonly spans: readonly { start: number; end: number }[];
  readonly claims: readonly FieldClaim[];
  readonly correcting: boolean;
  readonly foreign: boolean;
  /** Whether the text accompanies a question, or follows a yes or no. */
  readonly beside: boolean;
}

/** A clause with a fact also answers the open question if it has more other words than this. */
const FEW_WORDS = 3;

interface Answers {
  readonly claims: FieldClaim[];
  readonly hints: string[];
}
const NO_ANSWER: Answers = { claims: [], hints: [] };
const claim = (slot: string, answer: Answer): FieldClaim => ({
  slot,
  answer,
  manner: 'asked',
  start: 0,
  end: 0,
});
const hint = (text: string): Answers => ({ claims: [], hints: [text] });

/** The claims in a message that answer the question that was asked. */
export function answersIn(material: Material, situation: Situation): Answers {
  const { asked } = situation;
  const { free, facts, claims } = material;
  if (!asked) return NO_ANSWER;
  const claimed = claims.some(({ slot, answer }) => slot === asked.name && answer.kind !== 'unclear');
  if (claimed && asked.name !== 'idea_title') return NO_ANSWER;
  const place = asked.name === 'idea_title' ? placeBeside(material.named?.rest ?? '', situation) : null;
  if (place) return { claims: [place], hints: [] };
  if (asked.name === 'idea_title' || asked.name === 'idea_description')
    return descriptionClaims(material, situation);
  if (asked.name.startsWith('check_size'))
    return { claims: checkClaims(blankOut(free, facts), situation, claims.length > 0), hints: [] };
  if (correctsOther(material, asked, situation)) return NO_ANSWER;
  const deniesOnly = leadingAnswer(material.message)?.says === 'no' && !asked.text && claims.length > 0;
  if (deniesOnly && asked.noneMeans) return { claims: [claim(asked.name, asked.noneMeans)], hints: [] };
  return asked.text
    ? openAnswer(material, asked, situation)
    : given(closedAnswer(free, asked, facts), asked, material, situation);
}

/** Whether the message corrects another field, and so does not answer the question. */
function correctsOther({ correcting, claims }: Material, asked: Slot, { known }: Situation): boolean {
  return correcting && claims.some(({ slot }) => slot !== asked.name && known[slot] !== undefined);
}

function openAnswer(material: Material, asked: Slot, situation: Situation): Answers {
  const text = textAnswer(material, asked.name);
  const relevant = informativePart(withLastFigures(text), asked.name);
  if (relevant === '' && text.trim() !== '') return hint('I did not find an answer in that.');
  return repeatsKnown(relevant, situation) ? NO_ANSWER : given(relevant, asked, material, situation);
}

/** The claim of a text for the slot that was asked for. */
function given(text: string, asked: Slot, { claims }: Material, { context, attempts }: Situation): Answers {
  if (text.trim() === '' || isNonsense(text)) return NO_ANSWER;
  const answer = asked.read(text, context);
  // The message gave other facts but not this one, so the question simply stays open.
  if (answer.kind === 'unclear') {
    if (claims.length > 0) return NO_ANSWER;
    const plain = attempts > 0 ? plainAnswer(text, asked) : null;
    return plain ? { claims: [claim(asked.name, plain)], hints: [] } : hint(answer.hint);
  }
  return { claims: [claim(asked.name, answer)], hints: [] };
}

/**
 * A free-text answer in the person's own words, without clauses that give only facts about something else.
 * A clause that says more than its fact stays whole.
 */
function textAnswer({ message, free, facts, spans, foreign }: Material, slot: string): string {
  if (foreign || (facts.length === 0 && spans.length === 0)) return message;
  let answer = '';
  for (const { text, start, end } of clausesOf(free)) {
    const inside = facts.filter((fact) => overlaps(fact, { start, end: start + text.length }));
    if (saysMore(text, start, inside, slot)) answer += free.slice(start, end);
    else answer = endSentence(answer, free.slice(start + text.length, end));
  }
  return answer.replace(/^[\s,;.]+|[\s,;]+$/g, '').replaceAll(/ {2,}/g, ' ');
}

/**
 * Ends the text with the end of the clause that is left out after it. Words that only introduce that clause,
 * such as "By the way", are left out too.
 */
function endSentence(text: string, end: string): string {
  if (/[.!?\n]\s*$/.test(text)) return text;
  const words = text.replace(/[,;–—-]?\s*(?:and|but|so)?\s*$/i, '');
  const last = /[^.!?\n]*$/.exec(words)?.[0] ?? '';
  const isIntroduction = wordCount(last) <= FEW_WORDS && !mayInform(last);
  return isIntroduction ? words.slice(0, words.length - last.length) : `${words}${end.replace(/^;/, '')}`;
}

/** Whether a clause at `offset` says more than the facts in it. */
function saysMore(text: string, offset: number, facts: readonly Fact[], slot: string): boolean {
  if (facts.length === 0) return true;
  const spans = facts.map(({ start, end }) => ({
    start: Math.max(start - offset, 0),
    end: Math.min(end - offset, text.length),
  }));
  const rest = blankOut(text, spans).replaceAll(/[\d%]/g, '');
  return wordCount(rest) > FEW_WORDS && actOf(rest) === null && mayInform(rest) && !isElsewhere(rest, slot);
}

/** The rest of the text for the slot that was asked for, without the facts about other slots. */
function closedAnswer(free: string, asked: Slot, facts: readonly Fact[]): string {
  const others = facts.filter(({ slot }) => slot !== asked.name);
  if (asked.name === 'location') return remainder(free, others);
  if (asked.name === 'sector') return remainder(free, others);
  return blankOut(free, others).replace(/^[\s,]+|[\s,]+$/g, '');
}

/** The description of the startup, in the answer to that question or beside its name. */
function descriptionClaims(material: Material, situation: Situation): Answers {
  const { free, named, claims } = material;
  const { asked, known, profile } = situation;
  const slot = slotOf(profile, 'idea_description');
  const wantsName = asked?.name === 'idea_title';
  if (!slot || (known['idea_description'] !== undefined && wantsName)) {
    const isLost = !named && claims.length === 0 && free.trim() !== '';
    return isLost ? hint('I only need the name here; a working title will do.') : NO_ANSWER;
  }
  if (claims.some((other) => other.slot === slot.name)) return NO_ANSWER;
  const text = named ? descriptionBeside(named.rest, wantsName) : informativePart(free, slot.name);
  const description = descriptionIn(text, material, situation);
  if (!describes(description, situation) || (named && isAboutName(description))) return NO_ANSWER;
  return descriptionClaim(slot, description, isSureDescription(description, text, wantsName, material), {
    ...situation,
    isAlone: !wantsName && claims.length === 0,
  });
}

/** The claim of a description. `isAlone`: the question was for it, and the message gives nothing else. */
function descriptionClaim(
  slot: Slot,
  description: string,
  sure: boolean,
  { isAlone, ...situation }: Situation & { readonly isAlone: boolean },
): Answers {
  const answer = slot.read(description, situation.context);
  const least = situation.asked?.name === 'idea_title' ? 2 : 1;
  if (answer.kind === 'value' && wordCount(description) >= least) {
    if (!sure && !mayDescribe(description, situation)) return NO_ANSWER;
    return { claims: [claim(slot.name, sure ? answer : doubtedDescription(answer.value))], hints: [] };
  }
  if (answer.kind !== 'unclear' || !isAlone) return NO_ANSWER;
  // At the second attempt even two words are accepted; they are better than a third question.
  if (situation.attempts > 0 && wordCount(description) > (situation.doubts.length > 0 ? 1 : 0))
    return { claims: [claim(slot.name, value(description))], hints: [] };
  return hint(answer.hint);
}

/** The description in a text, without the facts about other slots. */
function descriptionIn(text: string, material: Material, situation: Situation): string {
  const { named, foreign, message, facts } = material;
  if (!named) return foreign ? informativePart(message, 'idea_description') : remainder(text, facts);
  return remainder(text, profileFacts(text, situation, { onlyAboutOneself: false, title: named.name }));
}

/** A small figure with a noun inside a story: "my mother let three rooms". */
const isStoryFigure = (text: string, { value: given, currency, scaled, end }: Amount): boolean =>
  given < 1000 &&
  currency === null &&
  !scaled &&
  wordCount(text) > 6 &&
  /^\s+\p{L}{3,}/u.test(text.slice(end));

const isNoSum = (text: string, amount: Amount): boolean =>
  isStoryFigure(text, amount) || countsThings(text, amount);

/** Both ends of the check size, as far as an answer to either question gives them. */
export function checkClaims(given: string, situation: Situation, silent = false): FieldClaim[] {
  const text = withPlainFigures(given);
  const { asked, known, context } = situation;
  if (!asked) return [];
  const all = findAmounts(text);
  const amounts = holdingFor(text, all, 'check').holding.filter(
    (candidate) => !candidate.weak && !isNoSum(text, candidate),
  );
  const [amount] = amounts;
  if (!amount) {
    const relevantText = all.some((candidate) => isNoSum(text, candidate)) ? '' : text;
    return silent ? [] : [claim(asked.name, asked.read(relevantText, context))];
  }
  const { min, max } = checkEnds(text, amount, amounts);
  if (asked.name === 'check_size_max' && amount.low === null) {
    // The question was for one end only, so the amount needs no confirmation.
    const ends = checksOf(text, amount);
    const only = ends.min && ends.max ? ends.min : (max ?? min);
    return only ? [claim(asked.name, only.kind === 'value' ? value(only.value) : only)] : [];
  }
  const found = [
    ...(min ? [claim('check_size_min', min)] : []),
    ...(max ? [claim('check_size_max', max)] : []),
  ];
  const open = !min && known['check_size_min'] === undefined;
  return [...inValidOrder(found, situation), ...(open ? [claim('check_size_min', none())] : [])];
}

/** The ends that the first amount gives and, where it gives one only, the next amount. */
function checkEnds(text: string, amount: Amount, amounts: readonly Amount[]): ReturnType<typeof checksOf> {
  const ends = checksOf(text, amount);
  const further = amounts.find(({ start }) => start > amount.start);
  const other = further && ends.min !== ends.max ? checksOf(text, further) : null;
  // "at least 150k, at most 500k" gives both ends, and so does "50k, never more than 75k".
  if (other?.max && !other.min && ends.min)
    return { min: ends.min.kind === 'value' ? value(ends.min.value) : ends.min, max: other.max };
  return {
    min: ends.min ?? (other?.max ? undefined : other?.min),
    max: ends.max ?? (other?.min ? undefined : other?.max),
  };
}
