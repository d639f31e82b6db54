import { Injectable } from '@nestjs/common';
import {
  type AnalysisQuestion,
  dollars,
  figure as count,
  SCREENING_CAPS,
  type TaskProposal,
} from '@proofround/contracts';

import type { Claims } from '../../claims/claims.js';
import type { Figure } from '../../claims/figure.js';
import { Analyst, type AnalystInput, type AnalystResult, type Progress } from '../analyst.js';
import type { ScreeningFinding } from '../plan/hold.js';
import { JUDGED_IDEAS, type JudgedIdeas } from '../plan/judged-ideas.js';
import { actionPlan, tasksFrom } from '../plan/tasks.js';
import { namedRisks } from '../risks/find.js';
import { holdReasons } from '../screening/offences.js';
import { gainOf, score, type Scored } from './ledger.js';
import { narrate } from './narrative.js';
import { RUBRIC_VERSION } from './weights.js';

export { JUDGED_IDEAS, type JudgedIdeas };

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Questions that offer a figure of the text for a blank field, to accept with one tap. A blank
 * number field arrives as 0, so an entered 0 is asked about too. Fields are in US dollars, so an amount in
 * another currency is not offered.
 */
export function questionsOf({ facts, inText }: Claims): AnalysisQuestion[] {
  const ask = (
    field: AnalysisQuestion['field'],
    blank: boolean,
    figure: Figure | null,
    text: (value: number) => string,
  ) =>
    blank && figure?.statement && (figure.currency ?? 'usd') === 'usd'
      ? [
          {
            field,
            value: rounded(figure.value),
            quote: figure.statement.quote,
            text: text(rounded(figure.value)),
          },
        ]
      : [];
  return [
    ...ask(
      'user_count',
      facts.user_count === 0,
      inText.users,
      (value) => `You write of ${count(value)} users or customers. Are those your users?`,
    ),
    ...ask(
      'monthly_revenue',
      facts.monthly_revenue === 0,
      inText.revenue,
      (value) => `You write of ${dollars(value)} a month. Is that your monthly revenue?`,
    ),
    ...ask(
      'funding_ask',
      facts.funding_ask === null,
      inText.ask,
      (value) => `You write of ${dollars(value)}. Is that what you want to raise?`,
    ),
  ];
}

/** What the screening finds, each with its cap. */
const findingsOf = ({ offences, contradictions }: Scored): ScreeningFinding[] => [
  ...offences.map(({ offence, statement }) => ({
    code: offence.code,
    cap: SCREENING_CAPS[offence.treatment === 'hold' ? 'held' : 'impossible'].factor,
    text: offence.text,
    quote: statement.quote,
  })),
  ...contradictions.map(({ sentence, quote }) => ({
    cap: SCREENING_CAPS.contradiction.factor,
    text: sentence,
    quote,
  })),
];

/** The plan of a startup; `judged` replaces the product's table of what readers judged. */
export const tasksOf = (
  { completed_tasks }: AnalystInput,
  scored: Scored,
  judged: JudgedIdeas = JUDGED_IDEAS,
): TaskProposal[] =>
  tasksFrom({
    judged,
    claims: scored.claims,
    ledger: scored.ledger,
    risks: scored.risks.map(({ pattern: { code }, quote }) => ({ code, quote })),
    signs: scored.signs,
    findings: findingsOf(scored),
    gain: (change) => gainOf(scored, change),
    completed: completed_tasks,
  });

/** The score in the shape of the API. */
export function resultOf(
  input: AnalystInput,
  scored: Scored,
  source: string,
  judged?: JudgedIdeas,
): AnalystResult {
  const { claims, ledger, risks } = scored;
  const tasks = tasksOf(input, scored, judged);
  return {
    ai_score: scored.score,
    analysis: {
      product_readiness: scored.product_readiness,
      team_strength: scored.team_strength,
      ...narrate(input.facts, scored),
      questions: questionsOf(claims),
      risks: namedRisks(risks),
      action_plan: actionPlan(tasks),
      ledger,
      assessed: scored.assessed,
      source,
      generated_at: new Date().toISOString(),
    },
    tasks,
    hold: holdReasons(scored.offences),
  };
}

/** Analyses by the rubric alone: explains every point and gives the same score for the same facts. */
@Injectable()
export class RubricAnalyst extends Analyst {
  override analyse(input: AnalystInput, progress: Progress): Promise<AnalystResult> {
    progress(20, 'Reading your answers');
    const scored = score(input.facts, input.links, input.cleared);
    progress(60, 'Scoring five dimensions');
    const result = resultOf(input, scored, RUBRIC_VERSION);
    progress(90, 'Writing your action plan');
    return Promise.resolve(result);
  }
}
