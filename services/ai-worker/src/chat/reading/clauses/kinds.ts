import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { wordsOf } from '@proofround/text/words/words.js';

/** Kinds without information about a startup. */
const EMPTY: ReadonlySet<string> = new Set(['aside', 'hype', 'denied', 'to_scorer']);

/** Caches the classifier's result, because several checks look at the same sentence. */
const confidenceCache = new Map<string, Float64Array>();
const MAX_JUDGED = 100;

/** The classifier's confidence that a sentence is of a kind, from 0 to 1. */
export function confidencesOf(sentence: string): (kind: string) => number {
  const classifier = sentenceClassifier();
  const all = confidenceCache.get(sentence) ?? classifier.confidences(wordsOf(sentence));
  if (confidenceCache.size >= MAX_JUDGED) confidenceCache.clear();
  confidenceCache.set(sentence, all);
  return (kind) => all[classifier.indexOf(`kind:${kind}`)] ?? 0;
}

/** The kinds of sentences that say something about a startup. */
export const informativeKinds = (): string[] =>
  sentenceClassifier().labels.flatMap((label) => {
    const kind = label.split('kind:')[1];
    return kind === undefined || EMPTY.has(kind) ? [] : [kind];
  });

export const highestConfidence = (sentence: string, kinds: readonly string[]): number =>
  Math.max(...kinds.map(confidencesOf(sentence)));
