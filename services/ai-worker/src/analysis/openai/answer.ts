import { STARTUP_FIELDS, type StartupFacts } from '@proofround/contracts';
import { z } from 'zod';

import { FACTORS } from '../rubric/factors.js';

const NAMES = FACTORS.map(({ name }) => name);
const sentence = z.string().min(1).max(600);

/** What the model is made to answer; sent to the provider as a JSON schema and parsed with it. */
export const modelAnswer = z.strictObject({
  summary: z.string().min(1).max(1500),
  strengths: z.array(sentence).max(8),
  concerns: z.array(sentence).max(8),
  factors: z
    .array(
      z.strictObject({
        factor: z.enum(NAMES),
        value: z.number().min(0).max(100),
        field: z.enum(STARTUP_FIELDS),
        quote: z.string().max(600),
      }),
    )
    .max(40),
  tasks: z
    .array(
      z.strictObject({
        factor: z.enum(NAMES),
        task_title: z.string().min(1).max(160),
        task_description: z.string().min(1).max(1200),
      }),
    )
    .max(20),
});
export type ModelAnswer = z.output<typeof modelAnswer>;

/** The JSON schema without the bounds that strict schemas do not take; parsing enforces those. */
export function answerSchema(): Record<string, unknown> {
  return withoutBounds(z.toJSONSchema(modelAnswer)) as Record<string, unknown>;
}

const BOUNDS = new Set(['$schema', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'minItems']);

function withoutBounds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutBounds);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !BOUNDS.has(key))
      .map(([key, value]) => [key, withoutBounds(value)]),
  );
}

/** How far a factor may move from the rubric's value, as a share of its points. */
export const BAND = 0.25;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether a quote stands, word for word, in the field that it names. */
export function isQuoted(facts: StartupFacts, field: keyof StartupFacts, quote: string): boolean {
  const words = plain(quote);
  return words.length >= 8 && plain(String(facts[field] ?? '')).includes(words);
}
