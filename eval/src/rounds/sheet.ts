import type { Reading } from './reading.js';
import type { ReadStartup } from './scores.js';

interface Line {
  readonly id: string;
  readonly text: string;
}

/** The product's texts about a startup beside the expert's expectations. */
export interface SheetEntry {
  readonly id: string;
  readonly group: string;
  readonly treatment: string;
  readonly band: readonly [number, number];
  readonly score: number;
  readonly facts: unknown;
  readonly expert: {
    readonly concerns: readonly string[];
    readonly must_not_say: readonly string[];
    readonly customer_noun: readonly string[];
  };
  readonly sentences: Readonly<Record<string, readonly Line[]>>;
  readonly tasks: readonly (Line & { readonly description: string })[];
}

/** The sheet for a reader who judges sentences and tasks. */
export interface Sheet {
  readonly round: string;
  readonly how: string;
  readonly sentences: number;
  readonly concerns: number;
  readonly tasks: number;
  readonly startups: readonly SheetEntry[];
}

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
    tasks: reading.tasks.map(({ task_title, task_description }, at) => ({
      id: `${startup.id}.t${at + 1}`,
      text: task_title,
      description: task_description,
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
