import type { HorizonDays, TaskPriority, TaskProposal } from '@proofround/contracts';

import type { PlanInput } from './candidates.js';
import { keyOf } from './completed.js';
import { askOf, heldBack } from './points.js';
import { choose, type Chosen, total } from './rounds.js';

/** A third each, by points; tasks with equal points share the middle of their ranks. */
function prioritiesOf(points: readonly number[]): TaskPriority[] {
  return points.map((own) => {
    const better = points.filter((other) => other > own).length;
    const equal = points.filter((other) => other === own).length;
    const rank = (better + (equal - 1) / 2) / points.length;
    if (rank < 1 / 3) return 'high';
    return rank < 2 / 3 ? 'medium' : 'low';
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The 3 to 9 tasks of the plan over 7, 30 and 90 days, as the rounds choose them. A task's points are what a new
 * analysis would add for it. The score plus the points of all tasks is at most 100.
 */
export function tasksFrom(input: PlanInput): TaskProposal[] {
  const score = input.ledger.reduce((sum, { points }) => sum + points, 0);
  let left = Math.max(0, tenth(100 - score));
  const isCap = ({ origin }: Chosen) => Number(origin === 'cap');
  const ranked = choose(input).toSorted(
    (a, b) => b.worth.now - a.worth.now || isCap(b) - isCap(a) || b.worth.held - a.worth.held,
  );
  const points = ranked.map(({ worth }) => {
    const own = Math.min(worth.now, left);
    left = tenth(left - own);
    return own;
  });
  const priorities = prioritiesOf(points);
  return ranked
    .map(({ idea, worded, worth, missing }, rank): TaskProposal => ({
      task_title: worded.title,
      task_description: `${worded.description}${missing && total(worth) > 0 ? askOf(missing) : ''}${heldBack(worth)}`,
      priority: priorities[rank] ?? 'low',
      horizon_days: idea.horizon,
      factor: idea.factor,
      points: points[rank] ?? 0,
      step: keyOf(idea, worded),
    }))
    .toSorted((a, b) => a.horizon_days - b.horizon_days || b.points - a.points);
}

export function actionPlan(tasks: readonly TaskProposal[]) {
  const within = (days: HorizonDays) =>
    tasks.filter(({ horizon_days }) => horizon_days === days).map(({ task_title }) => task_title);
  return { days_7: within(7), days_30: within(30), days_90: within(90) };
}
