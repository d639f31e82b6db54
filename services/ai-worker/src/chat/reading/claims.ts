import { isForeign } from '@proofround/text/languages/foreign.js';
import { translateFactPhrases } from '@proofround/text/languages/gloss.js';
import { comparable, stripGreeting, wordCount } from '@proofround/text/words/prose.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { answersIn } from './answers.js';
import type { FieldClaim, Manner, Reading, Situation } from './claim.js';
import { readFigureCorrections } from './corrections/figures.js';
import { placeCorrection } from './corrections/places.js';
import { CORRECTING, correctionsIn, lastVersion } from './corrections/read.js';
import { waitsFor } from './declined.js';
import { inValidOrder } from './facts/checks.js';
import { blankOut, type Fact, lastOfEach } from './facts/fact.js';
import { profileFacts } from './facts/read.js';
import { type NameRead, readName } from './names/read.js';
import { otherTopicsIn, withOtherTopics } from './statements/other-topics.js';
import { readStatements } from './statements/read.js';

/** List slots are read from the whole answer, because it may contain unknown names. */
const LISTS = new Set(['investment_sectors', 'geography_preference', 'preferred_stages']);

type ContentRead = Pick<Reading, 'claims' | 'wrong' | 'hints'>;

/** The text with the phrases that introduce facts in English. "2 mil usuarios" stays two thousand. */
const inEnglish = (text: string): string =>
  translateFactPhrases(isForeign(text) ? text.replaceAll(/(?<=\d)\s?mil(?!\p{L})/giu, ' thousand') : text);

/** The claims of a message. `beside` means that the text accompanies a question or follows a yes or no. */
export function readFieldClaims(message: string, situation: Situation, beside = false): ContentRead {
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
function volunteered(facts: readonly Fact[], situation: Situation, correcting: boolean): FieldClaim[] {
  const manner: Manner = correcting ? 'corrected' : 'volunteered';
  return inValidOrder(lastOfEach(facts), situation).map((fact) => ({ ...fact, manner }));
}

function factsIn(text: string, situation: Situation, correcting: boolean, named: NameRead | null): Fact[] {
  const { phase, asked, known } = situation;
  const onlyAboutOneself =
    phase === 'interview' && asked?.text === true && asked.name !== 'idea_description' && !correcting;
  const name = known['idea_title'];
  return profileFacts(text, situation, {
    onlyAboutOneself,
    title: typeof name === 'string' ? name : null,
  }).filter(({ slot, start, end }) => {
    if (slot === asked?.name && (LISTS.has(slot) || asked.text)) return false;
    // An answer about checks is read as a whole: "200k first, up to half a million".
    if (slot.startsWith('check_size') && asked?.name.startsWith('check_size')) return false;
    // A link in the answer to the question for the deck is the deck's.
    if (slot === 'product_url' && asked?.name === 'pitch_deck_url' && known[slot] !== undefined) return false;
    // A word in an answer about something else does not change a known stage or list.
    if (onlyAboutOneself && (LISTS.has(slot) || slot === 'stage') && known[slot] !== undefined) return false;
    // "ledgerloop.io" alone is a name before it is a link.
    return !(
      named &&
      slot === 'product_url' &&
      text.slice(start, end).startsWith(named.name) &&
      !/\s/.test(text.trim())
    );
  });
}
