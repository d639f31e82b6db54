import { createRequire } from 'node:module';

import { z } from 'zod';

import type { Word } from '../words/words.js';
import { featuresOf } from './features.js';

/** Word vectors, one signed byte per dimension. docs/model-card.md names their source. */
export const vectorsFile = z.object({
  source: z.string(),
  dimensions: z.number().int(),
  words: z.string(),
  vectors: z.string(),
});
export type VectorsFile = z.infer<typeof vectorsFile>;

/** The output of the training; see docs/model-card.md. */
export const weightsFile = z.object({
  rows: z.number(),
  labels: z.array(z.string()),
  /** The confidence from which each label counts, found by cross-validation. */
  thresholds: z.array(z.number()),
  features: z.string(),
  /** One signed byte per weight. Per label: each feature, then each vector dimension, then the bias. */
  weights: z.string(),
  /** The value of one weight unit, per label. */
  scales: z.array(z.number()),
});
export type WeightsFile = z.infer<typeof weightsFile>;

/** The total weight of each feature group. */
export const GROUP_WEIGHT = { words: 2, concepts: 1.5, pairs: 1.5, vector: 4 } as const;

const bytes = (text: string) => new Int8Array(Buffer.from(text, 'base64'));

/** A sparse input: feature indexes and their values. */
export interface Input {
  readonly indices: number[];
  readonly values: number[];
}

/** Turns the words of a sentence into the model's input. */
export class Encoder {
  private readonly indexByFeature: ReadonlyMap<string, number>;
  private readonly wordAt: ReadonlyMap<string, number>;
  private readonly vectors: Int8Array;
  private readonly dimensions: number;

  constructor(
    private readonly features: readonly string[],
    { words, dimensions, vectors }: VectorsFile,
  ) {
    this.indexByFeature = new Map(features.map((name, place) => [name, place]));
    this.wordAt = new Map(words.split(' ').map((word, place) => [word, place]));
    this.vectors = bytes(vectors);
    this.dimensions = dimensions;
  }

  /** Whether a word is among the frequent ones that have a vector. */
  knows(word: string): boolean {
    return this.wordAt.has(word);
  }

  get size(): number {
    return this.features.length + this.dimensions + 1;
  }

  encode(words: readonly Word[]): Input {
    const indices: number[] = [];
    const values: number[] = [];
    const { words: own, concepts, pairs } = featuresOf(words);
    for (const [group, prefix, names] of [
      ['words', '', own],
      ['concepts', '#', concepts],
      ['pairs', '#', pairs],
    ] as const) {
      const known = [...names].flatMap((name) => this.indexByFeature.get(prefix + name) ?? []);
      const value = GROUP_WEIGHT[group] / Math.sqrt(Math.max(1, known.length));
      for (const index of known) {
        indices.push(index);
        values.push(value);
      }
    }
    this.meanVector(words).forEach((value, dimension) => {
      indices.push(this.features.length + dimension);
      values.push(value * GROUP_WEIGHT.vector);
    });
    indices.push(this.size - 1);
    values.push(1);
    return { indices, values };
  }

  /** The mean of the words' vectors, scaled to length 1; empty if no word is known. */
  private meanVector(words: readonly Word[]): number[] {
    const sum = new Array<number>(this.dimensions).fill(0);
    for (const { kind, text } of words) {
      const at = kind === 'word' ? this.wordAt.get(text) : undefined;
      if (at === undefined) continue;
      for (let dimension = 0; dimension < this.dimensions; dimension++)
        sum[dimension] = (sum[dimension] ?? 0) + (this.vectors[at * this.dimensions + dimension] ?? 0);
    }
    const length = Math.hypot(...sum);
    return length === 0 ? [] : sum.map((value) => value / length);
  }
}

/** Predicts how likely each label is for a sentence. Linear, so that the share of each word can be shown. */
export class SentenceClassifier {
  readonly labels: readonly string[];
  readonly thresholds: readonly number[];
  private readonly indexByLabel: ReadonlyMap<string, number>;
  private readonly encoder: Encoder;
  private readonly weights: Int8Array;
  private readonly scales: readonly number[];

  constructor(weights: WeightsFile, vectors: VectorsFile) {
    this.labels = weights.labels;
    this.indexByLabel = new Map(weights.labels.map((label, index) => [label, index]));
    this.thresholds = weights.thresholds;
    this.scales = weights.scales;
    this.weights = bytes(weights.weights);
    this.encoder = new Encoder(weights.features.split('\n'), vectors);
  }

  /** The index of a label in `labels`; -1 for a label that the model has not learnt. */
  indexOf(label: string): number {
    return this.indexByLabel.get(label) ?? -1;
  }

  /** Whether a word in lower case is a frequent English one, and so hardly a company's name. */
  knows(word: string): boolean {
    return this.encoder.knows(word);
  }

  /** One value from 0 to 1 per label, in the order of `labels`. */
  confidences(words: readonly Word[]): Float64Array {
    const sums = new Float64Array(this.labels.length);
    const { indices, values } = this.encoder.encode(words);
    indices.forEach((index, at) => {
      const value = values[at] ?? 0;
      const from = index * sums.length;
      for (let label = 0; label < sums.length; label++)
        sums[label] = (sums[label] ?? 0) + value * (this.weights[from + label] ?? 0);
    });
    return sums.map((sum, label) => 1 / (1 + Math.exp(-sum * (this.scales[label] ?? 0))));
  }
}

/** Reads a JSON file of this folder; the build copies it beside the compiled code. */
const read = (name: string): unknown => createRequire(import.meta.url)(`./${name}.json`) as unknown;

export const wordVectors = (): VectorsFile => vectorsFile.parse(read('vectors'));

let loaded: SentenceClassifier | undefined;

/** The classifier that ships with the service; loaded on first use. */
export const sentenceClassifier = (): SentenceClassifier =>
  (loaded ??= new SentenceClassifier(weightsFile.parse(read('weights')), wordVectors()));
