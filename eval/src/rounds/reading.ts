import { score } from '@proofround/ai-worker/analysis/rubric/ledger.js';
import { type JudgedIdeas, resultOf } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';
import { RUBRIC_VERSION } from '@proofround/ai-worker/analysis/rubric/weights.js';
import type { Analysis, HoldReason, LedgerEntry, StartupFacts, TaskProposal } from '@proofround/contracts';

/** The product's result for a startup. */
export interface Reading {
  readonly score: number;
  readonly analysis: Omit<Analysis, 'generated_at'>;
  readonly tasks: readonly TaskProposal[];
  readonly hold: readonly HoldReason[];
  readonly contradictions: readonly { readonly sentence: string; readonly quote: string | null }[];
  /** Everything taken for unlawful, deceptive or impossible. */
  readonly offences: readonly HoldReason[];
}

export type Read = (facts: StartupFacts) => Reading;

/** Reads with the rubric alone, without model and link check. Deterministic. */
export const readWithRubric = (facts: StartupFacts, judged?: JudgedIdeas): Reading => {
  const scored = score(facts);
  const input = { owner_id: 'eval', facts, completed_tasks: [] };
  const { analysis, tasks, hold } = resultOf(input, scored, RUBRIC_VERSION, judged);
  const { generated_at: _now, ...words } = analysis;
  return {
    score: scored.score.overall_score,
    analysis: words,
    tasks,
    hold,
    contradictions: scored.contradictions,
    offences: scored.offences.map(({ offence: { code, text }, statement: { quote } }) => ({
      code,
      text,
      quote,
    })),
  };
};

const tenth = (value: number) => Math.round(value * 10) / 10;
const sum = (ledger: readonly LedgerEntry[], of: 'points' | 'max_points') =>
  tenth(ledger.reduce((total, entry) => total + entry[of], 0));

/** Mistakes in the sums of a ledger. */
export function unsoundLedger(ledger: readonly LedgerEntry[], overall: number): string[] {
  const points = sum(ledger, 'points');
  const most = sum(ledger, 'max_points');
  return [
    ...(points === tenth(overall) ? [] : [`the points add up to ${points}, the score is ${overall}`]),
    ...(most === 100 ? [] : [`the most points add up to ${most}`]),
  ];
}

/** Normalizes case, spacing and quotation marks for comparing words. */
const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[“”„«»"‘’‚'`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Evidence from a number field or the stage, which is no quote. */
const OF_A_FIELD = /\(self-reported\)$|^Asks for \S+$|^Stage: \w+$/;

function quotesOf({ analysis, tasks, hold, contradictions, offences }: Reading): string[] {
  const inTasks = tasks.flatMap(({ task_title, task_description }) =>
    [...`${task_title}\n${task_description}`.matchAll(/“([^“”]+)”/g)].map(([, words]) => words),
  );
  return [
    ...analysis.ledger.filter(({ dimension }) => dimension !== 'cap').map(({ evidence }) => evidence),
    ...[...hold, ...offences, ...contradictions].map(({ quote }) => quote),
    ...[...(analysis.risks ?? []), ...(analysis.questions ?? [])].map(({ quote }) => quote),
    ...inTasks,
  ].filter((quote) => typeof quote === 'string');
}

/** The quotes that the founder did not write. */
export function misquotes(facts: StartupFacts, reading: Reading): string[] {
  const source = comparable(Object.values(facts).join('\n'));
  const stands = (quote: string) =>
    OF_A_FIELD.test(quote) || quote.split(/…|\.\.\./).every((part) => source.includes(comparable(part)));
  return [...new Set(quotesOf(reading).filter((quote) => !stands(quote)))];
}
