import { isForeign } from '@proofround/text/languages/foreign.js';
import { translateFactPhrases } from '@proofround/text/languages/gloss.js';
import { comparable, isNonsense, stripGreeting, tidy, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { actOf, actOfAll } from './acts/read.js';
import { type Verdict, verdictIn } from './acts/verdict.js';
import { answersIn } from './answers.js';
import { type Claim, type Manner, NOTHING, type Reading, type Situation } from './claim.js';
import { isAside, mayInform } from './clauses/informative.js';
import { withoutAddress, withoutSmallTalk } from './clauses/small-talk.js';
import { readComplaint } from './corrections/complaints.js';
import { readFigureCorrections } from './corrections/figures.js';
import { placeCorrection } from './corrections/places.js';
import { CORRECTING, correctionsIn, lastVersion } from './corrections/read.js';
import { answerAfterRefusal, awaitsVerdict, declinedIn, waitsFor } from './declined.js';
import { inValidOrder } from './facts/checks.js';
import { blankOut, type Fact, lastOfEach } from './facts/fact.js';
import { profileFacts } from './facts/read.js';
import { type NameRead, readName } from './names/read.js';
import { asksAgain, splitQuestion } from './questions/read.js';
import { dictatedIn } from './statements/dictated.js';
import { otherTopicsIn, withOtherTopics } from './statements/other-topics.js';
import { readStatements } from './statements/read.js';
import { reservedReports } from './statements/reported.js';

/** Of a longer word only the beginning is read. */
const MAX_WORD_LENGTH = 300;
const BEGINNING = 40;
/** Only this many code units are read. The API's limit counts characters, which may be more code units. */
const MAX_LENGTH = 6000;

/** Drops invisible characters and shortens very long words, which only cost time. */
const legible = (message: string): string =>
  withoutAddress(tidy(message).slice(0, MAX_LENGTH)).replaceAll(
    new RegExp(`\\S{${MAX_WORD_LENGTH},}`, 'gu'),
    (run) => run.slice(0, BEGINNING),
  );

/** Turns a message into its purpose, its question and its claims. */
export function readMessage(message: string, situation: Situation): Reading {
  const dictated = dictatedIn(message, situation);
  if (dictated) return dictated;
  const text = legible(message);
  const complaint = readComplaining(text, situation);
  if (complaint) return complaint;
  const act = actOf(text) ?? declinedIn(text, situation);
  const answer = act === 'skip' ? answerAfterRefusal(text, situation) : null;
  if (answer !== null) return readContent(answer, situation);
  if (act !== null) return { ...NOTHING, act };
  const verdict = awaitsVerdict(situation) ? verdictIn(text) : null;
  if (verdict) return readVerdict(text, verdict, situation);
  if (asksAgain(text)) return { ...NOTHING, topic: 'explain' };
  return readContent(text, situation);
}

/** Reads a message with a complaint about a stored or suggested value; null if it has none. */
function readComplaining(text: string, situation: Situation): Reading | null {
  const complaint = readComplaint(text, situation);
  if (!complaint) return null;
  const { claims, wrong, rest } = complaint;
  if (/\p{L}{2}|\d/u.test(rest) && actOf(rest) === null) {
    const read = readContent(rest, situation);
    return { ...read, claims: [...claims, ...read.claims], wrong: wrong ?? read.wrong };
  }
  const denies = claims.length === 0 && wrong === null && awaitsVerdict(situation);
  return { ...NOTHING, act: denies ? 'no' : null, claims, wrong };
}

/** Reads a message that is more than an act, an answer to a yes-or-no question or a wish to hear it again. */
function readContent(text: string, situation: Situation): Reading {
  const asksForText = situation.asked?.text === true;
  const { topic, rest } = splitQuestion(text);
  const bare = stripGreeting(topic === null ? text : onlyAsks(rest, situation) ? '' : rest);
  const { text: content, isReserved } = withoutReports(withoutSmallTalk(bare), situation);
  if (content === '' && isReserved) return { ...NOTHING, topic, hints: [UNSURE] };
  if (content === '' || isNonsense(content))
    return { ...NOTHING, topic, act: topic === null ? 'nonsense' : null };
  const parts = sentenceSpans(content).map(({ text: part }) => part);
  const contentAct = content === text && parts.length === 1 ? null : actOfParts(parts, asksForText);
  if (contentAct !== null) return { ...NOTHING, act: contentAct, topic };
  // A remark beside a question is not an answer: "My sister bakes. Do you?"
  const informs = (part: string) =>
    (mayInform(part) && !isShortForeign(part)) || namesCompanies(part, situation);
  if (topic !== null && asksForText && !parts.some(informs)) return { ...NOTHING, topic };
  return { act: null, topic, lead: null, ...readClaims(content, situation, topic !== null) };
}

/** A few words of another language beside a question to the interviewer: "Me hace gracia nomás, seguí." */
const isShortForeign = (part: string): boolean =>
  wordCount(part) <= MAX_FOREIGN_REMARK &&
  !/[\d\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(part) &&
  isForeign(part);
const MAX_FOREIGN_REMARK = 5;

/** Names inside a sentence answer the question for the companies: "The live ones? Pallet Pals and Quorn." */
const namesCompanies = (sentence: string, { asked }: Situation): boolean =>
  asked?.name === 'current_companies' && /\S\s+\p{Lu}\p{L}+/u.test(sentence.trim());

const UNSURE = 'I leave that open until you are sure yourself; a rough answer of your own is enough.';

/** An answer that asks for a value, without another's view that the person does not share. */
function withoutReports(text: string, { asked }: Situation): { text: string; isReserved: boolean } {
  const reports = asked?.text === true ? [] : reservedReports(text);
  return { text: blankOut(text, reports, ' ').trim(), isReserved: reports.length > 0 };
}

/** The act of the sentences that the person means themselves. */
function actOfParts(parts: readonly string[], asksForText: boolean): Reading['act'] {
  const [only = ''] = parts;
  if (parts.length === 1) return actOf(only);
  return actOfAll(
    parts.filter((part, at) =>
      actOf(part) === null
        ? !asksForText || !isAside(part)
        : // In "Did I say? No." the person answers their own question.
          !parts[at - 1]?.trim().endsWith('?'),
    ),
  );
}

/** A comment on the suggestion itself: "that's not in the paper", "read it again". */
const COMMENT =
  /^(?:please )?(?:(?:that|this|it|there)(?:'s| is| was| would| isn't| wasn't)[^.]*(?:\bnot\b|n't\b|\bwrong\b|\bright\b|\bincorrect\b)[^.]*|(?:read|look|check|listen|pay|see|try|think|go)\b[^.]{0,40})[.!]*$/i;

/** More words after a yes are more than a remark on it: "Exactly, you understood me". */
const MAX_REMARK = 4;

/** Whether a few words after the yes to an offered description only comment on it. */
const isRemarkOn = (rest: string, { asked }: Situation): boolean =>
  asked?.name === 'idea_description' &&
  wordCount(rest) <= MAX_REMARK &&
  !/[\d\p{Lu}]/u.test(rest) &&
  !mayInform(rest);

/** Reads a message that starts with the expected yes or no. */
function readVerdict(text: string, { says, rest }: Verdict, situation: Situation): Reading {
  const { topic, rest: otherText } = splitQuestion(rest);
  const isRemark = says === 'yes' && isRemarkOn(rest, situation);
  const relevantText =
    isRemark || COMMENT.test(rest) || actOf(rest) !== null
      ? ''
      : withoutSmallTalk(topic === null ? rest : otherText);
  // At the summary "no, 3,000" corrects the latest value.
  const corrects = says === 'no' && situation.asked === null && relevantText !== '';
  const read = readClaims(
    corrects ? text : relevantText,
    says === 'yes' ? withoutQuestion(situation) : situation,
    true,
  );
  if (read.claims.some(({ answer }) => answer.kind !== 'unclear') || read.wrong !== null)
    return { ...NOTHING, topic, lead: says, ...read };
  return { ...NOTHING, act: says, topic };
}

/** The slots whose answer is one of a few words, so that a guess is recognised: "What is it? Joinery?" */
const CHOICES: ReadonlySet<string> = new Set(['sector', 'stage']);

/** A further question belongs to the first one: "In plain words?" */
function onlyAsks(rest: string, { asked, context }: Situation): boolean {
  const isGuess = asked !== null && CHOICES.has(asked.name) && asked.read(rest, context).kind === 'value';
  return !isGuess && sentenceSpans(rest).every(({ text }) => text.trim().endsWith('?'));
}

const withoutQuestion = (situation: Situation): Situation => ({ ...situation, asked: null });

/** List slots are read from the whole answer, because it may contain unknown names. */
const LISTS = new Set(['investment_sectors', 'geography_preference', 'preferred_stages']);

type Claims = Pick<Reading, 'claims' | 'wrong' | 'hints'>;

/** The text with the phrases that introduce facts in English. "2 mil usuarios" stays two thousand. */
const inEnglish = (text: string): string =>
  translateFactPhrases(isForeign(text) ? text.replaceAll(/(?<=\d)\s?mil(?!\p{L})/giu, ' thousand') : text);

/** The claims of a message. `beside` means that the text accompanies a question or follows a yes or no. */
function readClaims(message: string, situation: Situation, beside = false): Claims {
  const { asked, phase, repeated } = situation;
  const { claims: figures, rest: text } = readFigureCorrections(message, situation);
  const places = placeCorrection(message, situation);
  if (places.length > 0) return { claims: [...figures, ...places], wrong: null, hints: [] };
  if (text === '') return { claims: figures, wrong: null, hints: [] };
  const latest = lastVersion(text, situation);
  const correcting = CORRECTING.test(latest) || latest !== text;
  const original = stripGreeting(fixTypos(latest));
  const english = inEnglish(original);
  const foreign = english !== original;
  const { claims: stated, spans, wrong, hints } = readStatements(english, situation);
  if (wrong !== null && stated.length === 0) return { claims: [], wrong, hints };
  const free = blankOut(english, spans);
  const named = nameOf(free, situation, correcting);
  const facts = foreign && asked?.text === true ? [] : factsIn(free, situation, correcting, named);
  const topics = otherTopicsIn(
    mayBeElsewhere({ foreign, correcting }, situation) ? free : '',
    named,
    situation,
  );
  const claims = [
    ...withOtherTopics(stated, topics.claims),
    ...(named ? [named.claim] : []),
    ...volunteered(facts, situation, correcting),
    ...figures,
  ];
  if (claims.length === 0 && spans.length === 0 && !waitsFor(situation)) {
    const corrected = correctionsIn(latest, situation);
    if (corrected) return { ...corrected, wrong };
  }
  if (!asked || phase === 'complete' || (repeated && !isInsisted(message, situation)))
    return { claims, wrong, hints };
  const answers = answersIn(
    {
      message: stripGreeting(latest),
      free: blankOut(free, topics.spans, ' '),
      facts,
      named,
      spans: [...spans, ...topics.spans],
      claims,
      correcting,
      foreign,
      beside,
    },
    situation,
  );
  return { claims: [...claims, ...answers.claims], wrong, hints: [...hints, ...answers.hints] };
}

/** A longer message is a pitch that somebody pastes again. */
const MAX_INSISTED = 25;

/**
 * Whether the person gives the same words to the same question once more. Then they are the answer, unless
 * they are stored as the answer to another question.
 */
function isInsisted(message: string, { asked, attempts, known }: Situation): boolean {
  if (asked?.text !== true || asked.name === 'idea_title' || known[asked.name] !== undefined) return false;
  if (attempts === 0 || wordCount(message) > MAX_INSISTED) return false;
  const words = comparable(message);
  return !Object.values(known).some((value) => isStoredIn(words, value));
}

/** A few words, such as a sector, may recur in an answer about something else. */
const isStoredIn = (words: string, value: unknown): boolean =>
  typeof value === 'string' && wordCount(value) > 3 && words.includes(comparable(value));

function nameOf(free: string, situation: Situation, correcting: boolean): NameRead | null {
  const mayName = situation.profile === 'startup' && !situation.repeated;
  return mayName ? readName(free, situation, correcting) : null;
}

/** Whether sentences of a message may be about other fields. A correction or a repeated message is read as such. */
const mayBeElsewhere = (
  { foreign, correcting }: { foreign: boolean; correcting: boolean },
  situation: Situation,
): boolean => !foreign && !correcting && !situation.repeated && !waitsFor(situation);

/** The claims of facts that were not asked for. */
function volunteered(facts: readonly Fact[], situation: Situation, correcting: boolean): Claim[] {
  const manner: Manner = correcting ? 'corrected' : 'volunteered';
  return inValidOrder(lastOfEach(facts), situation).map((fact) => ({ ...fact, manner }));
}

function factsIn(text: string, situation: Situation, correcting: boolean, named: NameRead | null): Fact[] {
  const { phase, asked, known } = situation;
  const strict =
    phase === 'interview' && asked?.text === true && asked.name !== 'idea_description' && !correcting;
  const name = known['idea_title'];
  return profileFacts(text, situation, { strict, title: typeof name === 'string' ? name : null }).filter(
    ({ slot, start, end }) => {
      if (slot === asked?.name && (LISTS.has(slot) || asked.text)) return false;
      // An answer about checks is read as a whole: "200k first, up to half a million".
      if (slot.startsWith('check_size') && asked?.name.startsWith('check_size')) return false;
      // A link in the answer to the question for the deck is the deck's.
      if (slot === 'product_url' && asked?.name === 'pitch_deck_url' && known[slot] !== undefined)
        return false;
      // A word in an answer about something else does not change a known stage or list.
      if (strict && (LISTS.has(slot) || slot === 'stage') && known[slot] !== undefined) return false;
      // "ledgerloop.io" alone is a name before it is a link.
      return !(
        named &&
        slot === 'product_url' &&
        text.slice(start, end).startsWith(named.name) &&
        !/\s/.test(text.trim())
      );
    },
  );
}
