import { hasDenial, talkActOf } from '@proofround/text/languages/everyday.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import type { Slot } from '../slots/slot.js';
import { actOf } from './acts/read.js';
import { deniesThing } from './acts/refusals.js';
import type { Reading, Situation } from './claim.js';
import { isAside, isEmpty, isOrdinaryWord } from './clauses/informative.js';
import { clausesOf } from './clauses/remainder.js';

/** Whether a value in doubt of the open question waits for a yes. */
export const waitsFor = ({ doubts, asked }: Situation): boolean =>
  doubts.some(({ slot }) => slot === asked?.name);

/** Whether the last reply asked for a yes or no: to a suggested value or to the summary. */
export const awaitsVerdict = (situation: Situation): boolean =>
  waitsFor(situation) || (situation.phase === 'review' && situation.asked === null);

const DECLINES: ReadonlySet<Reading['act']> = new Set(['skip', 'none', 'unknown']);

/**
 * The act of an answer that says that there is none ("no deck yet"), of its first clause if the others give
 * no information ("No idea yet, still working that out"), or of a sentence that skips ("Nice try. Skip.").
 */
export function declinedIn(text: string, situation: Situation): Reading['act'] {
  const { asked } = situation;
  if (!asked) return null;
  if (asked.noneMeans && !awaitsVerdict(situation) && deniesThing(text, asked)) return 'none';
  if (skipsWith(text, asked, situation)) return 'skip';
  return deniesOffered(text, asked, situation) ? 'no' : declinedFirst(text, asked, situation);
}

/** The act of the first clause, if the others give no answer. */
function declinedFirst(text: string, asked: Slot, situation: Situation): Reading['act'] {
  const [first = '', ...others] = clausesOf(text).map((clause) => text.slice(clause.start, clause.end));
  const act = actOf(first);
  if (asked.text) return DECLINES.has(act) && others.every(isEmpty) ? act : null;
  // "Nothing yet, they use it for free"
  const isNone = asked.noneMeans !== null && act === 'none' && others.length > 0 && !awaitsVerdict(situation);
  return isNone && asked.read(text, situation.context).kind === 'unclear' ? 'none' : null;
}

/** A longer rest after a no gives another description. */
const MAX_REST = 4;

/**
 * Whether a message says no to an offered text: by one ordinary word ("Objection.") or, to a description, by
 * a no with a few words behind ("Naw, away with ye.").
 */
function deniesOffered(text: string, { name, text: isText }: Slot, situation: Situation): boolean {
  if (!isText || !waitsFor(situation)) return false;
  if (isOrdinaryWord(text)) return true;
  if (name !== 'idea_description') return false;
  const [first = '', ...rest] = text
    .trim()
    .split(/[\s,.!]+/u)
    .filter((word) => word !== '');
  return actOf(first) === 'no' && rest.length > 0 && rest.length <= MAX_REST;
}

const sentencesIn = (text: string): string[] => sentenceSpans(text).map((span) => span.text.trim());

/** A longer message tells something. */
const MAX_WORDS = 24;
/** A longer sentence with a denial may be an answer. */
const MAX_REMARK = 9;

/** Whether a sentence beside a skip is only a remark on it: "I never name the children." */
const isRemark = (sentence: string): boolean =>
  isAside(sentence) || isEmpty(sentence) || (wordCount(sentence) <= MAX_REMARK && hasDenial(sentence));

/** Whether one sentence of a message skips the question and the others do not answer it. */
function skipsWith(text: string, asked: Slot, { context }: Situation): boolean {
  const sentences = sentencesIn(text);
  if (sentences.length < 2 || wordCount(text) > MAX_WORDS) return false;
  if (!sentences.some((sentence) => talkActOf(sentence) === 'skip')) return false;
  const others = sentences.filter((sentence) => actOf(sentence) === null);
  if (asked.text) return others.every(isRemark);
  const read = asked.read(others.join(' '), context);
  return read.kind === 'unclear' || read.kind === 'none';
}

/**
 * The sentences behind a refusal, if they answer the question all the same: "None of your business where I
 * live. The company is in Deptford." Null otherwise.
 */
export function answerAfterRefusal(text: string, { asked, context }: Situation): string | null {
  if (!asked || asked.text) return null;
  const rest = sentencesIn(text)
    .slice(1)
    .filter((sentence) => actOf(sentence) === null)
    .join(' ');
  if (rest === '' || (asked.name === 'location' && placesIn(rest).length === 0)) return null;
  return asked.read(rest, context).kind === 'value' ? rest : null;
}
