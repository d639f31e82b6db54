import { z } from 'zod';

import type { Reading } from './reading.js';
import type { ReadStartup } from './scores.js';

const line = z.object({ id: z.string(), text: z.string() });
type Line = z.output<typeof line>;

/** The product's texts about a startup beside the expert's expectations. */
const entry = z.object({
  id: z.string(),
  group: z.string(),
  treatment: z.string(),
  band: z.tuple([z.number(), z.number()]),
  score: z.number(),
  facts: z.unknown(),
  expert: z.object({
    concerns: z.array(z.string()),
    must_not_say: z.array(z.string()),
    customer_noun: z.array(z.string()),
  }),
  sentences: z.record(z.string(), z.array(line)),
  /** The step names the idea of a task, so that judgements can be pooled. */
  tasks: z.array(line.extend({ description: z.string(), step: z.string().optional() })),
});
export type SheetEntry = z.output<typeof entry>;

/** The sheet for a reader who judges sentences and tasks. */
export const sheet = z.object({
  round: z.string(),
  how: z.string(),
  sentences: z.number(),
  concerns: z.number(),
  tasks: z.number(),
  startups: z.array(entry),
});
export type Sheet = z.output<typeof sheet>;

const HOW =
  'Judge every sentence, concern and task. Write judged.json beside this file: {"false_sentences": ' +
  '[ids of sentences that are false of the startup or that the expert says must not be said], "sentences": n, ' +
  '"concerns_named": how many of the expert’s concerns the product names in substance, "concerns": n, ' +
  '"tasks_broken_or_generic": [ids of tasks in broken English, with the wrong word for the customers, ' +
  'already done, or that any founder could have been given], "tasks": n}. An entry of a list may also be ' +
  '{"id", "why"}.';

const SENTENCE_END = /(?<=[.!?]”?)\s+(?=[\p{Lu}“])/u;

function sentencesOf({ analysis, hold, contradictions }: Reading): Record<string, string[]> {
  return {
    summary: analysis.summary.split(SENTENCE_END),
    strengths: analysis.strengths,
    concerns: analysis.concerns,
    risks: (analysis.risks ?? []).map(
      ({ title, question, quote }) => `${title}${quote === null ? '' : `: “${quote}”`} ${question}`,
    ),
    questions: (analysis.questions ?? []).map(({ text, quote }) => `${text} (“${quote}”)`),
    contradictions: contradictions.map(({ sentence }) => sentence),
    holds: hold.map(({ text, quote }) => `${text} “${quote}”`),
  };
}

function entryOf({ startup, reading }: ReadStartup): SheetEntry {
  let count = 0;
  const numbered = (texts: readonly string[]): Line[] =>
    texts.map((text) => ({ id: `${startup.id}.s${++count}`, text }));
  const sentences = Object.entries(sentencesOf(reading)).map(
    ([kind, texts]) => [kind, numbered(texts)] as const,
  );
  return {
    id: startup.id,
    group: startup.group,
    treatment: startup.treatment,
    band: startup.band,
    score: reading.score,
    facts: startup.facts,
    expert: {
      concerns: startup.concerns,
      must_not_say: startup.must_not_say,
      customer_noun: startup.customer_noun,
    },
    sentences: Object.fromEntries(sentences),
    tasks: reading.tasks.map(({ task_title, task_description, step }, at) => ({
      id: `${startup.id}.t${at + 1}`,
      text: task_title,
      description: task_description,
      ...(step === undefined ? {} : { step }),
    })),
  };
}

export function sheetOf(round: string, all: readonly ReadStartup[]): Sheet {
  const startups = all.map(entryOf);
  const sum = (of: (entry: SheetEntry) => number) => startups.reduce((total, entry) => total + of(entry), 0);
  return {
    round,
    how: HOW,
    sentences: sum((entry) => Object.values(entry.sentences).flat().length),
    concerns: sum((entry) => entry.expert.concerns.length),
    tasks: sum((entry) => entry.tasks.length),
    startups,
  };
}
