import type { AnalystInput, AnalystResult } from '../analyst.js';
import { score, type Scored } from '../rubric/ledger.js';
import { tasksOf } from '../rubric/rubric-analyst.js';
import type { RubricView } from './analysis.v3.js';
import type { AnalysisAnswer } from './answer.js';
import { mergeAnswer } from './merge.js';

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
