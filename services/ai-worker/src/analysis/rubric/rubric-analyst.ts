import { Injectable } from '@nestjs/common';
import type { TaskProposal } from '@proofround/contracts';

import { Analyst, type AnalystInput, type AnalystResult, type Progress } from '../analyst.js';
import { holdReasons } from '../gate/offences.js';
import { actionPlan, tasksFrom } from '../plan/choose.js';
import type { Doubt } from '../plan/caps.js';
import { questionsOf } from '../questions.js';
import { namedRisks } from '../risks/find.js';
import { gainOf, score, type Scored } from './ledger.js';
import { narrate } from './narrative.js';
import { RUBRIC_VERSION } from './weights.js';

/** The gate's findings, each with its cap. */
const doubtsOf = ({ offences, contradictions }: Scored): Doubt[] => [
  ...offences.map(({ offence, statement }) => ({
    cap: offence.treatment === 'hold' ? 'Held for review' : 'Cannot be as claimed',
    text: offence.text,
    quote: statement.quote,
  })),
  ...contradictions.map(({ sentence, quote }) => ({
    cap: 'Statements contradict each other',
    text: sentence,
    quote,
  })),
];

/** The plan's tasks for a scored startup. */
export const tasksOf = ({ completed_tasks }: AnalystInput, scored: Scored): TaskProposal[] =>
  tasksFrom({
    claims: scored.claims,
    ledger: scored.ledger,
    risks: scored.risks.map(({ pattern: { code }, quote }) => ({ code, quote })),
    signs: scored.signs,
    doubts: doubtsOf(scored),
    gain: (change) => gainOf(scored, change),
    completed: completed_tasks,
  });

/** The score in the shape of the API. */
export function resultOf(input: AnalystInput, scored: Scored, source: string): AnalystResult {
  const { claims, ledger, risks } = scored;
  const tasks = tasksOf(input, scored);
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
