import type { Input } from '@proofround/text/labels/model.js';

const EPOCHS = 20;
const RATE = 0.3;
const DECAY = 0.15;
const PENALTY = 1e-4;

/** A training example. */
export interface Lesson {
  readonly input: Input;
  /** The indexes of its labels. */
  readonly labels: ReadonlySet<number>;
  /** Whether the example is used for the label at an index. */
  readonly teaches: (label: number) => boolean;
}

/** A deterministic pseudo-random sequence of numbers from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(count: number, next: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** The weighted sum of an input for each label. */
export function sumsOf(weights: Float32Array, { indices, values }: Input, labels: number): Float32Array {
  const sums = new Float32Array(labels);
  indices.forEach((index, at) => {
    const value = values[at] ?? 0;
    for (let label = 0; label < labels; label++)
      sums[label] = (sums[label] ?? 0) + value * (weights[index * labels + label] ?? 0);
  });
  return sums;
}

/**
 * Logistic regression for all labels at once, by stochastic gradient descent with an L2 penalty.
 * Deterministic. No npm package handles sparse inputs with many labels.
 */
export function learn(lessons: readonly Lesson[], size: number, labels: number): Float32Array {
  const weights = new Float32Array(size * labels);
  const next = sequence(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch * DECAY);
    for (const at of shuffled(lessons.length, next)) {
      const lesson = lessons[at];
      if (lesson) step(weights, lesson, rate, labels);
    }
  }
  return weights;
}

function step(
  weights: Float32Array,
  { input, labels: wanted, teaches }: Lesson,
  rate: number,
  labels: number,
): void {
  const errors = sumsOf(weights, input, labels).map((sum, label) =>
    teaches(label) ? 1 / (1 + Math.exp(-sum)) - (wanted.has(label) ? 1 : 0) : 0,
  );
  input.indices.forEach((index, at) => {
    const value = input.values[at] ?? 0;
    for (let label = 0; label < labels; label++) {
      const error = errors[label] ?? 0;
      if (Math.abs(error) < 0.002) continue;
      const weight = index * labels + label;
      const now = weights[weight] ?? 0;
      weights[weight] = now - rate * (error * value + PENALTY * now);
    }
  });
}
