import type { RubricView } from '../../model/prompts/analysis.v3.js';
import type { AnalystInput, AnalystResult } from '../analyst.js';
import { score, type Scored } from '../rubric/ledger.js';
import { tasksOf } from '../rubric/rubric-analyst.js';
import type { AnalysisAnswer } from './answer.js';
import { mergeAnswer } from './merge.js';

/** What the rubric makes of an input; the same for the same input, so it is made anew each time. */
const scoredOf = ({ facts, links, cleared }: AnalystInput): Scored => score(facts, links, cleared);

/** What the rubric found, as the model is shown it: no risks and caps, which are not its to judge. */
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
