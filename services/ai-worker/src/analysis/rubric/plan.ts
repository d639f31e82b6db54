import type {
  HorizonDays,
  LedgerEntry,
  StartupFacts,
  TaskPriority,
  TaskProposal,
} from '@proofround/contracts';

import { RUNG_VALUE } from './factor.js';
import { FACTORS } from './factors.js';

const MOST_TASKS = 12;
const RUNGS = ['absent', 'considered', 'explained', 'specified', 'evidenced'] as const;

/** What one step up would add to the overall score. */
function gain(entry: LedgerEntry): number {
  if (entry.rung === 'not_assessed') return 0;
  const next = RUNGS[RUNGS.indexOf(entry.rung) + 1];
  if (next === undefined) return 0;
  return Math.round(Math.max(0, entry.max_points * RUNG_VALUE[next] - entry.points) * 10) / 10;
}

function priorityOf(rank: number, total: number): TaskPriority {
  if (rank < total / 3) return 'high';
  return rank < (2 * total) / 3 ? 'medium' : 'low';
}

/**
 * Tasks come from lost points: for each factor the step that would lift it, worth what it says.
 * What was never asked for (a factor not assessed) is asked for first of all.
 */
export function tasksFrom(
  facts: StartupFacts,
  ledger: readonly LedgerEntry[],
  completed: readonly { task_title: string }[],
): TaskProposal[] {
  const done = new Set(completed.map(({ task_title }) => task_title.toLowerCase()));
  const byFactor = new Map(ledger.map((entry) => [entry.factor, entry]));
  const found = FACTORS.flatMap((factor) => {
    const entry = byFactor.get(factor.name);
    if (!entry || entry.rung === 'evidenced') return [];
    const points = gain(entry);
    return [{ ...factor.improve(facts, entry.rung), factor: factor.name, points }];
  }).filter(({ task_title }) => !done.has(task_title.toLowerCase()));

  const ranked = found.toSorted((a, b) => b.points - a.points).slice(0, MOST_TASKS);
  return ranked
    .map((task, rank) => ({ ...task, priority: priorityOf(rank, ranked.length) }))
    .toSorted((a, b) => a.horizon_days - b.horizon_days || b.points - a.points);
}

/** The plan in words, by horizon. */
export function actionPlan(tasks: readonly TaskProposal[]) {
  const within = (days: HorizonDays) =>
    tasks.filter(({ horizon_days }) => horizon_days === days).map(({ task_title }) => task_title);
  return { days_7: within(7), days_30: within(30), days_90: within(90) };
}
