import type { Scored } from '@proofround/ai-worker/analysis/rubric/ledger.js';
import { tasksOf } from '@proofround/ai-worker/analysis/rubric/rubric-analyst.js';
import type { StartupFacts } from '@proofround/contracts';

import { unsoundLedger } from '../rounds/reading.js';

interface Judged {
  readonly name: string;
  readonly facts: StartupFacts;
  readonly scored: Scored;
}

const MIN_TASKS = 3;
const MAX_TASKS = 9;
const HORIZONS = 3;

/** Violations of the sums and bounds that every ledger must keep. */
export function brokenLedgers(all: readonly Judged[]): string[] {
  return all.flatMap(({ name, scored }) => {
    const { ledger, score, product_readiness, team_strength } = scored;
    const figures = [...Object.values(score), product_readiness ?? 0, team_strength ?? 0];
    return [
      ...unsoundLedger(ledger, score.overall_score).map((what) => `${name}: ${what}.`),
      ...(figures.every((value) => value >= 0 && value <= 100)
        ? []
        : [`A figure of ${name} is out of range.`]),
    ];
  });
}

/** Violations of the rules that a plan has tasks for every horizon and repeats no completed task. */
export function brokenPlans(all: readonly Judged[]): string[] {
  return all.flatMap(({ name, facts, scored }) => {
    const input = { owner_id: 'eval', facts, completed_tasks: [] };
    const tasks = tasksOf(input, scored);
    const titles = new Set(tasks.map(({ task_title }) => task_title));
    const again = tasksOf({ ...input, completed_tasks: tasks }, scored);
    return [
      ...(tasks.length >= MIN_TASKS && tasks.length <= MAX_TASKS
        ? []
        : [`${name} has ${tasks.length} tasks.`]),
      ...(new Set(tasks.map(({ horizon_days }) => horizon_days)).size === HORIZONS
        ? []
        : [`A horizon of ${name} is empty.`]),
      ...(again.some(({ task_title }) => titles.has(task_title))
        ? [`${name} is given a completed task again.`]
        : []),
    ];
  });
}
