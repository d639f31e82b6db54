import { sentenceClassifier, wordVectors } from '@proofround/text/labels/model.js';
import { isForeign } from '@proofround/text/languages/foreign.js';
import { trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { wordsOf } from '@proofround/text/words/words.js';
import { actOf } from './acts.js';

/** From this confidence on a sentence is beside the point; a doubtful one stays in the answer. */
const BESIDE = 0.8;
/** What a sentence says of a startup is worth keeping even where it sounds like small talk. */
const TELLING = ['solution', 'mechanism', 'problem', 'customer', 'users', 'team_role', 'team_experience'];
const OUTRIGHT = 0.6;
/** Kinds that say nothing of a startup by themselves. */
const EMPTY: ReadonlySet<string> = new Set(['aside', 'hype', 'denied', 'to_scorer']);

/** What the sentences of an answer may be about; beside one that plainly is, others are beside the point. */
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
/** The classifier knows what is said of startups; of a thesis it cannot tell what is beside the point. */
const THESIS = 'investment_thesis';
const PLAINLY = 0.4;
const HARDLY = 0.15;
const ASKED_BACK = 0.3;
/** What is written in so few words may be a part of a list. */
const FEW_WORDS = 3;
/** So short an answer is given in keywords, each of which counts. */
const SHORT = 15;
/** "The taste!": a thing that is named, however short. */
const NAMES_A_THING = /^\s*(?:the|an?|our|my|no)\s+\p{L}{3,}(?:\s+\p{L}+)?[.!]*\s*$/iu;

/** A sentence is looked at from several sides; it is judged once. */
const judged = new Map<string, Float64Array>();
const MOST_JUDGED = 100;

function confidencesOf(sentence: string): (kind: string) => number {
  const classifier = sentenceClassifier();
  const all = judged.get(sentence) ?? classifier.confidences(wordsOf(sentence));
  if (judged.size >= MOST_JUDGED) judged.clear();
  judged.set(sentence, all);
  return (kind) => all[classifier.labels.indexOf(`kind:${kind}`)] ?? 0;
}

const most = (sentence: string, kinds: readonly string[]): number =>
  Math.max(...kinds.map(confidencesOf(sentence)));

/** A sentence that is said beside the answer: a joke, a remark, a word to the interviewer. */
export function isAside(sentence: string): boolean {
  if (NAMES_A_THING.test(sentence)) return false;
  const confidence = confidencesOf(sentence);
  return confidence('aside') >= BESIDE && TELLING.every((kind) => confidence(kind) < OUTRIGHT);
}

/** A question that tells nothing; "Ever tried to park a van in Vienna?" tells of a problem. */
const isAskedBack = (sentence: string): boolean =>
  sentence.trim().endsWith('?') && (most(sentence, ['aside']) >= ASKED_BACK || !saysAnything(sentence));

/** Whether a sentence says anything of a startup or an investor at all, for all one can tell. */
export function saysAnything(sentence: string): boolean {
  if (isForeign(sentence) || /\d/.test(sentence)) return true;
  const kinds = sentenceClassifier().labels.flatMap((label) => label.split('kind:')[1] ?? []);
  return (
    most(
      sentence,
      kinds.filter((kind) => !EMPTY.has(kind)),
    ) >= HARDLY
  );
}

/**
 * The sentences of an answer that tell something: not what is asked back, skipped, agreed to or said
 * beside the point. The whole answer where all of it tells; empty where nothing does.
 */
export function tellingOf(text: string, slot: string): string {
  const sentences = sentenceSpans(text);
  if (sentences.length < 2) return text;
  const said = sentences.filter(
    ({ text: one }) => (slot === THESIS || !isAside(one)) && actOf(one) === null && !isAskedBack(one),
  );
  const kinds = ABOUT[slot];
  const rated = said.map(({ text: one }) => ({ one, rate: kinds ? most(one, kinds) : 1 }));
  const plain = wordCount(text) > SHORT && rated.some(({ rate }) => rate >= PLAINLY);
  const kept = rated.filter(
    ({ one, rate }, at) =>
      at === 0 || !plain || rate >= HARDLY || wordCount(one) <= FEW_WORDS || isForeign(one),
  );
  if (kept.length === sentences.length) return text;
  return kept
    .map(({ one }) => one)
    .join('')
    .trim();
}

/** Whether a text says what something does; of a few words alone the classifier must be sure. */
export function saysWhatItDoes(text: string): boolean {
  return sentenceSpans(text).some(({ text: one }) => {
    if (isAside(one)) return false;
    return most(one, ['solution', 'mechanism']) >= (wordCount(one) <= FEW_WORDS ? OUTRIGHT : 0.3);
  });
}

let ordinary: ReadonlySet<string> | undefined;

/** Whether a text is one word of everyday language, which alone is no name yet. */
export function isOrdinaryWord(text: string): boolean {
  const [word, ...more] = wordsOf(trimEnds(text));
  if (!word || more.length > 0 || !/^\p{Lu}?\p{Ll}+[.!]*$/u.test(text.trim())) return false;
  ordinary ??= new Set(wordVectors().words.split(' '));
  return ordinary.has(word.text) || ordinary.has(word.text.replace(/s$/, ''));
}
