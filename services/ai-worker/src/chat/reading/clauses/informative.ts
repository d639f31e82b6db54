import { wordVectors } from '@proofround/text/labels/model.js';
import { isForeign } from '@proofround/text/languages/foreign.js';
import { trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { wordsOf } from '@proofround/text/words/words.js';

import { actOf } from '../acts/read.js';
import { confidencesOf, highestConfidence, informativeKinds } from './kinds.js';

/** From this confidence on, a sentence is off topic. With less it stays in the answer. */
const OFF_TOPIC = 0.8;
/** A sentence of one of these kinds stays, even if it sounds like small talk. */
const INFORMATIVE_KINDS = [
  'solution',
  'mechanism',
  'problem',
  'customer',
  'users',
  'team_role',
  'team_experience',
];
const INFORMATIVE = 0.6;
/** The topics of an answer, by slot. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  idea_description: ['solution', 'mechanism', 'customer', 'problem'],
  problem_statement: [
    'problem',
    'problem_cost',
    'customer',
    'alternatives',
    'price',
    'mechanism',
    'outcome',
    'market_count',
  ],
};
/**
 * Slots in which the classifier cannot tell what is off topic: it was trained on startups and not on
 * investors' theses, and takes "me and my mum" for a remark.
 */
const UNJUDGED: ReadonlySet<string> = new Set(['investment_thesis', 'team_background']);
const ANY_INFORMATION = 0.15;
const ASKED_BACK = 0.3;
/** A text of so few words may be part of a list. */
const FEW_WORDS = 3;
/** A short text that names a thing: "The taste!". */
const NAMES_A_THING = /^\s*(?:the|an?|our|my|no)\s+\p{L}{3,}(?:\s+\p{L}+)?[.!]*\s*$/iu;

/** Whether a sentence is off topic: a joke, a remark, a word to the interviewer. */
export function isAside(sentence: string): boolean {
  if (NAMES_A_THING.test(sentence)) return false;
  const confidence = confidencesOf(sentence);
  return (
    confidence('aside') >= OFF_TOPIC && INFORMATIVE_KINDS.every((kind) => confidence(kind) < INFORMATIVE)
  );
}

/** A question without information. "Ever tried to park a van in Vienna?" does describe a problem. */
const isAskedBack = (sentence: string): boolean =>
  sentence.trim().endsWith('?') &&
  (highestConfidence(sentence, ['aside']) >= ASKED_BACK || !mayInform(sentence));

/** Whether a part of an answer adds nothing to a refusal before it. */
export const isEmpty = (part: string): boolean =>
  isAskedBack(part) || (!NAMES_A_THING.test(part) && !mayInform(part));

/** Whether a sentence may give any information about a startup or an investor. */
export function mayInform(sentence: string): boolean {
  if (isForeign(sentence) || /\d/.test(sentence)) return true;
  return highestConfidence(sentence, informativeKinds()) >= ANY_INFORMATION;
}

/** Whether a sentence is clearly about another topic than the question, e.g. the team in an answer about the problem. */
export function isElsewhere(sentence: string, slot: string): boolean {
  const topics = ABOUT[slot];
  if (!topics || highestConfidence(sentence, topics) >= ANY_INFORMATION) return false;
  return highestConfidence(sentence, informativeKinds()) >= INFORMATIVE;
}

/** The slots whose answer says what the thing is or does, so that its name alone adds nothing. */
const WHAT_IT_IS: ReadonlySet<string> = new Set([
  'idea_description',
  'problem_statement',
  'solution_statement',
]);
/** A short reply to the words of the question, before the answer itself: "The box of course." */
const OF_COURSE =
  /^\s*(?:the|an?|our|my|this|that)\s+\p{L}+(?:\s+\p{L}+)?[\s,]+(?:of course|obviously|naturally|what else)[\s.!]*$/iu;

/**
 * The sentences of an answer that give information, without counter-questions, skips, remarks and other
 * topics; empty if none does. A sentence of which this is not clear stays: the words are the person's.
 */
export function informativePart(text: string, slot: string): string {
  const sentences = sentenceSpans(text);
  const isOffTopic = (sentence: string) => !UNJUDGED.has(slot) && isAside(sentence);
  if (sentences.length > 1 && WHAT_IT_IS.has(slot) && OF_COURSE.test(sentences[0]?.text ?? ''))
    return informativePart(
      sentences
        .slice(1)
        .map(({ text: sentence }) => sentence)
        .join(''),
      slot,
    );
  if (sentences.length < 2) return isOffTopic(text) ? '' : text;
  const kept = sentences.filter(
    ({ text: sentence }, at) =>
      !isOffTopic(sentence) &&
      actOf(sentence) === null &&
      !isAskedBack(sentence) &&
      (at === 0 || !isElsewhere(sentence, slot)),
  );
  if (kept.length === sentences.length) return text;
  return kept
    .map(({ text: sentence }) => sentence)
    .join('')
    .trim();
}

/** Whether a text says what a product does. For a text of a few words the classifier must be sure. */
export function saysWhatItDoes(text: string): boolean {
  return sentenceSpans(text).some(({ text: sentence }) => {
    if (isAside(sentence)) return false;
    return (
      highestConfidence(sentence, ['solution', 'mechanism']) >=
      (wordCount(sentence) <= FEW_WORDS ? INFORMATIVE : 0.3)
    );
  });
}

let ordinary: ReadonlySet<string> | undefined;

/** Whether a text is a single everyday word, which is not enough for a name. */
export function isOrdinaryWord(text: string): boolean {
  const [word, ...more] = wordsOf(trimEnds(text));
  if (!word || more.length > 0 || !/^\p{Lu}?\p{Ll}+[.!]*$/u.test(text.trim())) return false;
  ordinary ??= new Set(wordVectors().words.split(' '));
  return ordinary.has(word.text) || ordinary.has(word.text.replace(/s$/, ''));
}
