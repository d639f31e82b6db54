import type { LedgerEntry, TaskProposal } from '@proofround/contracts';

import { StatedNumbers } from '../../model/numbers.js';
import { fitSentences, isFit, tidy } from '../../model/wording.js';
import type { AnalystInput, AnalystResult } from '../analyst.js';
import { actionPlan } from '../plan/tasks.js';
import { revalued, score, type Scored } from '../rubric/ledger.js';
import { evidencedFactors, limitsOf, mandatoryConcerns } from '../rubric/narrative.js';
import { resultOf, tasksOf } from '../rubric/rubric-analyst.js';
import { readinessOf, RUBRIC_VERSION } from '../rubric/weights.js';
import { PROMPT_VERSION, type RubricView } from './analysis-prompt.v3.js';
import type { AnalysisAnswer } from './answer.js';
import { BAND, OVERALL_BAND } from './band.js';
import { capped, reasonsWith, risksWith } from './hold.js';
import { quoteAddressesScorer, quoted } from './quotes.js';

const MAX_LINES = 5;
const SELF_REPORTED = 'Users, revenue and all else are as the founder states them.';

export const sourceOf = (model: string) => `${model} with ${PROMPT_VERSION} and ${RUBRIC_VERSION}`;

interface FactorChange {
  /** 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly evidence: string;
}

/**
 * The accepted changes: quoted, of an assessed factor, raised at most by the band; one per factor. A text that
 * addresses the scorer can lower a factor, but not raise one.
 */
function changesOf(
  { facts }: AnalystInput,
  scored: Scored,
  answer: AnalysisAnswer,
): Map<string, FactorChange> {
  const changes = new Map<string, FactorChange>();
  for (const { factor, value, field, quote } of answer.factors) {
    const line = scored.ledger.find((entry) => entry.factor === factor);
    if (!line || line.rung === 'not_assessed' || line.max_points === 0 || changes.has(factor)) continue;
    const evidence = quoted(facts, field, quote);
    if (evidence === null) continue;
    const from = line.points / line.max_points;
    const to = Math.min(1, from + BAND, value / 100);
    if (to > from && quoteAddressesScorer(facts, field, evidence)) continue;
    changes.set(factor, { from, to, evidence });
  }
  return changes;
}

const total = ({ ledger }: Scored) =>
  ledger.reduce((sum, { dimension, points }) => (dimension === 'cap' ? sum : sum + points), 0);

/**
 * Scores again with the moved values. Lowered factors count fully. Raised factors are scaled down
 * together until they add at most OVERALL_BAND, so that lowering one factor gives no room for others.
 */
function withChanges(scored: Scored, changes: ReadonlyMap<string, FactorChange>): Scored {
  if (changes.size === 0) return scored;
  const valued = (share: number) =>
    revalued(
      scored,
      new Map(
        [...changes].map(([factor, { from, to }]) => [factor, to <= from ? to : from + share * (to - from)]),
      ),
    );
  const lowered = valued(0);
  // Tries smaller shares until the total fits; fifty steps are exact enough.
  for (let share = 1; share > 0; share -= 0.02) {
    const result = valued(share);
    if (total(result) - total(lowered) <= OVERALL_BAND + 1e-9) return result;
  }
  return lowered;
}

/** The rubric's tasks in the model's words, matched by factor and order; unfit words are not used. */
function inModelWords(
  input: AnalystInput,
  tasks: readonly TaskProposal[],
  answer: AnalysisAnswer,
): readonly TaskProposal[] {
  const words = new Map<string, { task_title: string; task_description: string }[]>();
  for (const task of answer.tasks) words.set(task.factor, [...(words.get(task.factor) ?? []), task]);
  const taken = new Set(
    [...input.completed_tasks, ...tasks].map(({ task_title }) => task_title.toLowerCase()),
  );
  return tasks.map((task) => {
    const found = words.get(task.factor)?.shift();
    if (!found) return task;
    const numbers = new StatedNumbers(input.facts, task.task_title, task.task_description);
    const task_title = tidy(found.task_title);
    const task_description = tidy(found.task_description);
    const fits =
      isFit(task_title, { longest: 160, numbers }) &&
      fitSentences(task_description, { longest: 1200, most: 8, numbers }) === task_description;
    // A title identifies a task, so it must not repeat a completed or another task's title.
    if (!fits || (taken.has(task_title.toLowerCase()) && task_title !== task.task_title)) return task;
    taken.add(task_title.toLowerCase());
    return { ...task, step: task.step ?? task.task_title, task_title, task_description };
  });
}

/** The model's lines that may be shown; the rubric's when none is. */
function lines(texts: readonly string[], numbers: StatedNumbers, fallback: readonly string[]): string[] {
  const fit = texts.map(tidy).filter((text) => isFit(text, { longest: 400, numbers }));
  return fit.length === 0 ? [...fallback] : [...new Set(fit)].slice(0, MAX_LINES);
}

function summaryOf(
  { facts }: AnalystInput,
  result: Scored,
  answer: AnalysisAnswer,
  fallback: string,
): string {
  const body = fitSentences(answer.summary, { longest: 1200, most: 5, numbers: new StatedNumbers(facts) });
  if (body === '') return fallback;
  const overall = result.score.overall_score;
  return [
    `${facts.idea_title} scores ${Math.round(overall)} of 100 for funding readiness: ${readinessOf(overall, evidencedFactors(result.ledger))}.`,
    body,
    ...(/self-reported/i.test(body) ? [] : [SELF_REPORTED]),
  ].join(' ');
}

/**
 * Merges the model's answer into the rubric's result (SCORE-16). The answer is not trusted:
 * - each move, risk and hold must quote the founder;
 * - a factor rises at most by BAND and the overall score by OVERALL_BAND; a factor may fall to 0;
 * - the ledger keeps the rubric's points; the model's risks follow the rubric's; a hold asks for a review;
 * - a text with a link, markup, an unstated number, flattery, abuse or a probability is replaced by
 *   the rubric's;
 * - tasks keep factor, horizon and points, and none is added.
 * Pure, except for the time in generated_at.
 * @param scored the result of `score(input.facts)`.
 */
export function mergeAnswer(
  input: AnalystInput,
  scored: Scored,
  answer: AnalysisAnswer,
  source: string = sourceOf('model'),
): AnalystResult {
  const changes = changesOf(input, scored, answer);
  const reasons = reasonsWith(input, answer);
  const result = withChanges(capped(scored, reasons), changes);
  const rubric = resultOf(input, result, source);
  const numbers = new StatedNumbers(input.facts);
  const tasks = [...inModelWords(input, rubric.tasks, answer)];
  const before = new Map(scored.ledger.map((entry) => [entry.factor, entry.points]));
  const ledger = result.ledger.map((entry): LedgerEntry => {
    // A cap from the model's hold has no rubric points.
    const rubric_points = before.get(entry.factor) ?? 0;
    const move = rubric_points === entry.points ? undefined : changes.get(entry.factor);
    return { ...entry, evidence: move?.evidence ?? entry.evidence, rubric_points };
  });
  const concerns = lines(answer.concerns, numbers, rubric.analysis.concerns);
  return {
    ai_score: rubric.ai_score,
    analysis: {
      ...rubric.analysis,
      risks: risksWith(input, answer, rubric.analysis.risks),
      summary: summaryOf(input, result, answer, rubric.analysis.summary),
      strengths: lines(answer.strengths, numbers, rubric.analysis.strengths),
      concerns: [
        ...new Set([
          ...reasons.map(({ text }) => text),
          ...mandatoryConcerns(result),
          ...concerns,
          ...limitsOf(result),
        ]),
      ],
      action_plan: actionPlan(tasks),
      ledger,
    },
    tasks,
    hold: [...rubric.hold, ...reasons],
  };
}

/** The rubric's score; deterministic, so it is computed anew each time. */
const scoredOf = ({ facts, links, cleared }: AnalystInput): Scored => score(facts, links, cleared);

/** The rubric's result for the model, without risks and caps, which the model does not judge. */
export function viewOf(input: AnalystInput): RubricView {
  const scored = scoredOf(input);
  return {
    factors: scored.ledger
      .filter(({ dimension, rung }) => dimension !== 'risk' && dimension !== 'cap' && rung !== 'not_assessed')
      .map(({ factor, points, max_points, rung }) => ({
        factor,
        value: max_points === 0 ? 0 : Math.round((100 * points) / max_points),
        rung,
      })),
    tasks: tasksOf(input, scored).map(({ factor, task_title, task_description }) => ({
      factor,
      task_title,
      task_description,
    })),
  };
}

export const mergedResult = (input: AnalystInput, answer: AnalysisAnswer, source: string): AnalystResult =>
  mergeAnswer(input, scoredOf(input), answer, source);
