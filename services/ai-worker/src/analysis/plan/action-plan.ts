import type { HorizonDays, TaskProposal } from '@proofround/contracts';

/** The task titles by horizon. */
export function actionPlan(tasks: readonly TaskProposal[]) {
  const within = (days: HorizonDays) =>
    tasks.filter(({ horizon_days }) => horizon_days === days).map(({ task_title }) => task_title);
  return { days_7: within(7), days_30: within(30), days_90: within(90) };
}
