import { writeFileSync } from 'node:fs';

import { featuresOf } from '@proofround/text/labels/features.js';
import { Encoder, type VectorsFile, type WeightsFile, wordVectors } from '@proofround/text/labels/model.js';
import { type Word, wordsOf } from '@proofround/text/words/words.js';

import { table } from '../report.js';
import { learn, type Lesson, sumsOf } from './learn.js';
import { type LabelledSentence, labelledSentences } from './rows.js';

/**
 * Trains the sentence classifier with eval/src/labels/data and writes its weights. The same data
 * gives the same file, byte for byte. Run: npm run eval -- labels.
 */
const WEIGHTS = new URL('../../../packages/text/src/labels/weights.json', import.meta.url);
const FOLDS = 5;
/** Rarer features and labels do not generalise. */
const MIN_SENTENCES = 4;
const MIN_POSITIVES = 15;
/** The precision that sets the threshold of a label, by the label's prefix. */
const PRECISION: Readonly<Record<string, number>> = { kind: 0.6, risk: 0.6, offence: 0.7 };
const LARGEST_BYTE = 127;

interface Prepared {
  readonly sentence: LabelledSentence;
  readonly words: readonly Word[];
  readonly fold: number;
}

const foldOf = (group: string) =>
  Buffer.from(group).reduce((hash, byte) => (Math.imul(hash, 31) + byte) >>> 0, 7) % FOLDS;

function vocabularyOf(sentences: readonly Prepared[]): string[] {
  const counts = new Map<string, number>();
  for (const { words } of sentences) {
    const { words: own, concepts, pairs } = featuresOf(words);
    for (const name of [...own, ...[...concepts, ...pairs].map((name) => `#${name}`)])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= MIN_SENTENCES ? [name] : [])).sort();
}

function fit(sentences: readonly Prepared[], labels: readonly string[], vectors: VectorsFile) {
  const vocabulary = vocabularyOf(sentences);
  const encoder = new Encoder(vocabulary, vectors);
  const place = new Map(labels.map((label, at) => [label, at]));
  const isKind = labels.map((label) => label.startsWith('kind:'));
  const lessons = sentences.map(({ sentence, words }): Lesson => ({
    input: encoder.encode(words),
    labels: new Set([...sentence.labels].flatMap((label) => place.get(label) ?? [])),
    teaches: (label) => sentence.hasKinds || !isKind[label],
  }));
  return { vocabulary, encoder, weights: learn(lessons, encoder.size, labels.length) };
}

interface Judged {
  readonly sum: number;
  readonly isRight: boolean;
}

/** The lowest sum with the required precision above it; at least a confidence of 0.12. */
function thresholdOf(judged: readonly Judged[], precision: number): number {
  const sorted = judged.toSorted((a, b) => b.sum - a.sum);
  let right = 0;
  let threshold = sorted[0]?.sum ?? 0;
  sorted.forEach(({ sum, isRight }, at) => {
    if (isRight) right += 1;
    if (right / (at + 1) >= precision && sum > -2) threshold = sum;
  });
  return threshold;
}

/** The judged sentences of each label, each by weights trained without its group. */
function crossValidated(sentences: readonly Prepared[], labels: readonly string[], vectors: VectorsFile) {
  const judged = labels.map((): Judged[] => []);
  for (let fold = 0; fold < FOLDS; fold++) {
    const { encoder, weights } = fit(
      sentences.filter((prepared) => prepared.fold !== fold),
      labels,
      vectors,
    );
    for (const { sentence, words } of sentences.filter((prepared) => prepared.fold === fold)) {
      sumsOf(weights, encoder.encode(words), labels.length).forEach((sum, at) => {
        const label = labels[at] ?? '';
        if (sentence.hasKinds || !label.startsWith('kind:'))
          judged[at]?.push({ sum, isRight: sentence.labels.has(label) });
      });
    }
  }
  return judged;
}

function quality(judged: readonly Judged[], threshold: number) {
  const positives = judged.filter(({ isRight }) => isRight).length;
  const found = judged.filter(({ sum }) => sum >= threshold);
  const right = found.filter(({ isRight }) => isRight).length;
  return { positives, precision: found.length === 0 ? 1 : right / found.length, recall: right / positives };
}

/** The weights as one byte each, scaled by label. */
function quantised(weights: Float32Array, labels: number) {
  const largest = Array.from({ length: labels }, () => 1e-9);
  weights.forEach((value, at) => {
    largest[at % labels] = Math.max(largest[at % labels] ?? 0, Math.abs(value));
  });
  const scales = largest.map((value) => value / LARGEST_BYTE);
  const bytes = Int8Array.from(weights, (value, at) => Math.round(value / (scales[at % labels] ?? 1)));
  return { scales, text: Buffer.from(bytes.buffer).toString('base64') };
}

const hundredth = (value: number) => value.toFixed(2);

export function train(): Promise<{ title: string; markdown: string; broken: string[] }> {
  const sentences = labelledSentences().map((sentence): Prepared => ({
    sentence,
    words: wordsOf(sentence.text),
    fold: foldOf(sentence.group),
  }));
  const counts = new Map<string, number>();
  for (const { sentence } of sentences)
    for (const label of sentence.labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const labels = [...counts].flatMap(([label, count]) => (count >= MIN_POSITIVES ? [label] : [])).sort();
  const vectors = wordVectors();

  const judged = crossValidated(sentences, labels, vectors);
  const sums = labels.map((label, at) =>
    thresholdOf(judged[at] ?? [], PRECISION[label.split(':')[0] ?? ''] ?? 0.6),
  );
  const { vocabulary, weights } = fit(sentences, labels, vectors);
  const { scales, text } = quantised(weights, labels.length);
  const file: WeightsFile = {
    rows: sentences.length,
    labels,
    thresholds: sums.map((sum) => Number((1 / (1 + Math.exp(-sum))).toFixed(3))),
    features: vocabulary.join('\n'),
    weights: text,
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
  };
  writeFileSync(WEIGHTS, `${JSON.stringify(file)}\n`);
  const rows = labels.map((label, at) => {
    const { positives, precision, recall } = quality(judged[at] ?? [], sums[at] ?? 0);
    return [label, positives, file.thresholds[at] ?? 0, hundredth(precision), hundredth(recall)];
  });
  return Promise.resolve({
    title: 'Labels of sentences',
    markdown: `${sentences.length} sentences, ${labels.length} labels, ${vocabulary.length} features.\n\n${table(['Label', 'Sentences', 'From confidence', 'Precision', 'Recall'], rows)}`,
    broken: [],
  });
}
