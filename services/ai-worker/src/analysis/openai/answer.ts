import { z } from 'zod';

import { TEXT_FIELDS } from '../../claims/statement.js';
import { FACTORS } from '../rubric/ledger.js';

const NAMES = FACTORS.map(({ name }) => name);

const sentence = z.string().min(1).max(600);

/** The model's answer. One that does not fit is not used; one that fits is still checked by mergeAnswer. */
export const analysisAnswer = z.strictObject({
  summary: z.string().min(1).max(2000),
  strengths: z.array(sentence).max(10),
  concerns: z.array(sentence).max(10),
  factors: z
    .array(
      z.strictObject({
        factor: z.enum(NAMES),
        value: z.number().min(0).max(100),
        // Only prose can be quoted: titles, links and numbers are no evidence.
        field: z.enum(TEXT_FIELDS),
        quote: z.string().max(1000),
      }),
    )
    .max(40),
  risks: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(200),
        question: z.string().min(1).max(600),
        field: z.enum(TEXT_FIELDS),
        quote: z.string().max(1000),
      }),
    )
    .max(10),
  hold: z
    .array(
      z.strictObject({
        code: z.enum(['unlawful', 'harmful', 'deceptive']),
        text: z.string().min(1).max(600),
        field: z.enum(TEXT_FIELDS),
        quote: z.string().max(1000),
      }),
    )
    .max(5),
  tasks: z
    .array(
      z.strictObject({
        factor: z.enum(NAMES),
        task_title: z.string().min(1).max(400),
        task_description: z.string().min(1).max(2000),
      }),
    )
    .max(30),
});
export type AnalysisAnswer = z.output<typeof analysisAnswer>;
