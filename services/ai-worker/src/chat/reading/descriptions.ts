import { isForeign } from '@proofround/text/languages/foreign.js';
import { isNonsense, trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { type Answer, doubt } from '../slots/slot.js';
import type { Situation } from './claim.js';
import { informativePart, saysWhatItDoes } from './clauses/informative.js';
import type { NameRead } from './names/read.js';

/** A fragment that remains after names and facts were removed from a sentence. */
const FRAGMENT =
  /\b(?:it's|it is|called|named)\s*[!.,]*$|^(?:and |but )?(?:we|it|they|i|that) [\p{L}']+$|^(?:(?:und|et|y|e) )?(?:\p{L}+ )?in \p{Lu}[\p{L}]+[.!]*$/iu;
/** Only a duration: "for two years". */
const SINCE = /^(?:for|since)\s+(?:\p{L}+\s|\d+\s){0,4}(?:years?|months?|weeks?|a while)\b.{0,12}$/iu;

/** Only a number of things: "62 families". */
const COUNT_ONLY =
  /^(?:(?:we have|there are|about|around|roughly|some|over|now|so far)\s+)*\d[\d.,]*k?\s+\p{L}+(?:\s\p{L}+)?[.!]*$/iu;

/** A name or an answer that is repeated does not answer the next question. */
export function repeatsKnown(text: string, { context, known }: Situation): boolean {
  const comparableText = trimEnds(text).toLowerCase();
  return [context.name, ...Object.values(known)].some(
    (knownValue) => typeof knownValue === 'string' && trimEnds(knownValue).toLowerCase() === comparableText,
  );
}

/** The text beside a name, as far as it describes what the startup does. */
export function descriptionBeside(rest: string, wantsName: boolean): string {
  if (!wantsName || isForeign(rest)) return informativePart(rest, 'idea_description');
  return sentenceSpans(rest)
    .filter(
      ({ text }, at) =>
        (at === 0 && /^\s*\p{Ll}/u.test(text)) || (wordCount(text) > 3 && saysWhatItDoes(text)),
    )
    .map(({ text }) => text)
    .join('');
}

/** Tells of the name beside it how it is written or where it comes from: "one word", "used to be Spare Cello". */
const ABOUT_THE_NAME =
  /^\s*(?:(?:it|that|we|the name)(?:['’]s| is| was)? )?(?:(?:just |only |all |in |as )*(?:one|two|three) words?[\s.!]*$|all (?:caps|capitals|small letters|lower ?case)[\s.!]*$|(?:in )?(?:lower ?case|small letters|capitals)[\s.!]*$|spel(?:t|led)\b|used to be \p{Lu}|(?:formerly|previously) \p{Lu}|(?:named|called) after\b|short for\b)/u;
/** Whether words beside a name only tell of the name. */
export const isAboutName = (text: string): boolean =>
  ABOUT_THE_NAME.test(text.replace(/^\s*\p{Lu}/u, (letter) => letter.toLowerCase()));

export const describes = (text: string, situation: Situation): boolean =>
  text !== '' &&
  !isNonsense(text) &&
  !repeatsKnown(text, situation) &&
  !SINCE.test(text) &&
  !COUNT_ONLY.test(text) &&
  !FRAGMENT.test(text);

/** The form of a description: "a sleep coach for parents". */
const DESCRIBING = /^(?:an?|the)\s|\b(?:for|that|which|who|to|with|where)\b/i;

/** Whether words beside a name only remark on it: "all caps". */
const isRemark = (text: string): boolean =>
  !isForeign(text) && !DESCRIBING.test(text) && !saysWhatItDoes(text);

const VAGUE = /^(?:an? )?(?:something|some(?:thing)? (?:new|cool)|stuff|things?)\b/i;

/** Whether a description needs no confirmation. An answer that is a description as a whole needs none. */
export function isSureDescription(
  description: string,
  text: string,
  wantsName: boolean,
  { beside, named, free }: { beside: boolean; named: NameRead | null; free: string },
): boolean {
  if (VAGUE.test(description) || (wantsName && named?.sure !== true)) return false;
  if ((wantsName || named) && isRemark(description)) return false;
  const isWhole = !beside && text === (named ? named.rest : free);
  return isWhole || saysWhatItDoes(description);
}

/** What people say of their own work: "I run a bakery", "our shop mends bikes". */
const OWN_WORK =
  /(?:^|[,;.]\s*)(?:(?:so|well|and|basically|hi|hello)[\s,]+)*(?:(?:i|we)(?:['’](?:ve|m|re)| have| am| are)? (?:run|running|make|making|sell|selling|rent|renting|build|building|buil[td]|own|started|opened|offer|mend|mending|fix|fixing|repair|repairing|grow|growing|bake|baking|cook|cooking|teach|teaching|train|training|clean|cleaning|deliver|delivering|design|designing|print|printing|brew|brewing|farm|farming|breed|help|helping|do)\b|(?:my|our) (?:shop|company|business|app|startup|firm|bakery|farm|platform|product|service|team|studio|workshop) \p{Ll}+)/iu;

/** Whether the chat offers words as the description. A first message is often a greeting or a question. */
export const mayDescribe = (text: string, { isFirst }: Situation): boolean =>
  !isFirst || isForeign(text) || saysWhatItDoes(text) || OWN_WORK.test(text);

export const doubtedDescription = (description: unknown): Answer =>
  doubt(
    description,
    `Shall I put "${String(description)}" as what it does? Say yes, or tell me in a sentence what it does, and for whom.`,
  );
