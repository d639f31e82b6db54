import { sentenceClassifier, wordVectors } from '../../text/labels/model.js';
import { sentencesOf, wordCount } from '../../text/prose.js';
import { wordsOf } from '../../text/words.js';

/** From this confidence on a sentence is beside the point; a doubtful one stays in the answer. */
const BESIDE = 0.8;
/** What a sentence says of a startup is worth keeping even where it sounds like small talk. */
const TELLING = [
  'solution',
  'mechanism',
  'problem',
  'customer',
  'users',
  'team_role',
  'team_experience',
] as const;
const OUTRIGHT = 0.6;

function confidencesOf(sentence: string): (kind: string) => number {
  const classifier = sentenceClassifier();
  const all = classifier.confidences(wordsOf(sentence));
  return (kind) => all[classifier.labels.indexOf(`kind:${kind}`)] ?? 0;
}

/** A sentence that is said beside the answer: a joke, a remark, a word to the interviewer. */
export function isAside(sentence: string): boolean {
  const confidence = confidencesOf(sentence);
  return confidence('aside') >= BESIDE && TELLING.every((kind) => confidence(kind) < OUTRIGHT);
}

/** The sentences of an answer that tell something; the whole answer where none is beside the point. */
export function withoutAsides(text: string): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter(({ text: one }) => !isAside(one));
  if (kept.length === sentences.length) return text;
  return kept
    .map(({ text: one }) => one)
    .join('')
    .trim();
}

/** Whether a sentence says what something does. */
export function saysWhatItDoes(sentence: string): boolean {
  if (wordCount(sentence) < 3) return false;
  const confidence = confidencesOf(sentence);
  return confidence('aside') < BESIDE && Math.max(confidence('solution'), confidence('mechanism')) >= 0.3;
}

let ordinary: ReadonlySet<string> | undefined;

/** Whether a text is one word of everyday language, which alone is no name yet. */
export function isOrdinaryWord(text: string): boolean {
  const [word, ...more] = wordsOf(text);
  if (!word || more.length > 0 || !/^\p{Lu}?\p{Ll}+[.!]*$/u.test(text.trim())) return false;
  ordinary ??= new Set(wordVectors().words.split(' '));
  return ordinary.has(word.text);
}
