import { Injectable } from '@nestjs/common';

import { Analyst, type AnalystInput, type AnalystResult, type Progress } from '../analyst.js';
import { score, type Scored } from './ledger.js';
import { narrate } from './narrative.js';
import { actionPlan, tasksFrom } from './plan.js';
import { RUBRIC_VERSION } from './weights.js';

/** Puts a scored ledger into the shape of the API. */
export function resultOf(
  { facts, completed_tasks }: AnalystInput,
  scored: Scored,
  source: string,
): AnalystResult {
  const tasks = tasksFrom(facts, scored.ledger, completed_tasks);
  return {
    ai_score: scored.score,
    analysis: {
      product_readiness: scored.product_readiness,
      team_strength: scored.team_strength,
      ...narrate(facts, scored),
      action_plan: actionPlan(tasks),
      ledger: scored.ledger,
      assessed: scored.assessed,
      source,
      generated_at: new Date().toISOString(),
    },
    tasks,
    hold: [],
  };
}

/** The rubric: needs no key, explains every point, gives the same score for the same facts. */
@Injectable()
export class RubricAnalyst extends Analyst {
  override analyse(input: AnalystInput, progress: Progress): Promise<AnalystResult> {
    progress(20, 'Reading your answers');
    const scored = score(input.facts);
    progress(60, 'Scoring five dimensions');
    const result = resultOf(input, scored, RUBRIC_VERSION);
    progress(90, 'Writing your action plan');
    return Promise.resolve(result);
  }
}
