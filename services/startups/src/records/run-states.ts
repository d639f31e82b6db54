import type { Actor, AnalysisStatus } from '@proofround/contracts';
import { idAfter, transitions } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import type { StartupRow } from './startup.entity.js';

export type RunMover = 'new startup' | 'edit' | 'rerun' | 'cleared review' | 'overdue sweep' | 'worker';

export const runStates = transitions<AnalysisStatus, RunMover>({
  title: 'Analysis run (startups)',
  about:
    'A new startup, an edit or a rerun by the founder queues a run, as does an admin who clears a review. ' +
    "A worker's result may arrive before its report of the start.",
  start: { queued: ['new startup'] },
  moves: {
    queued: {
      queued: ['edit', 'cleared review', 'overdue sweep'],
      running: ['worker'],
      complete: ['worker'],
      failed: ['worker', 'overdue sweep'],
    },
    running: {
      queued: ['edit', 'cleared review', 'overdue sweep'],
      complete: ['worker'],
      failed: ['worker', 'overdue sweep'],
    },
    complete: { queued: ['edit', 'rerun', 'cleared review'] },
    failed: { queued: ['edit', 'rerun', 'cleared review'] },
  },
});

/** A startup's run, as the events that queue it name it. */
export const runOf = ({ id, owner_id, run_id, is_pro }: StartupRow) => ({
  startup_id: id,
  owner_id,
  run_id,
  is_pro,
});

/** What a run may use, by its owner's account (ACCOUNT-13, PAY-21). */
export const runRightsOf = ({
  email_verified,
  is_pro,
}: Actor): Pick<StartupRow, 'model_allowed' | 'is_pro'> => ({ model_allowed: email_verified, is_pro });

export function queueFirstRun(row: StartupRow, deadlineMs: number): void {
  row.analysis_status = runStates.begin('queued', 'new startup');
  renewRun(row, uuid(), deadlineMs);
}

/** Queues a new run, which replaces any earlier one. */
export function queueRun(row: StartupRow, deadlineMs: number, by: 'edit' | 'rerun' | 'cleared review'): void {
  row.analysis_status = runStates.move(row.analysis_status, 'queued', by);
  renewRun(row, idAfter(row.run_id), deadlineMs);
}

/** A new id per run tells its result from stale ones. Other services order a startup's changes by it. */
function renewRun(row: StartupRow, run_id: string, deadlineMs: number): void {
  row.run_id = run_id;
  row.analysis_error = null;
  row.run_restarts = 0;
  row.run_due_at = new Date(Date.now() + deadlineMs);
}

export function isPending({ analysis_status }: StartupRow): boolean {
  return analysis_status === 'queued' || analysis_status === 'running';
}

/** Whether a result of this run would still be accepted. */
export function acceptsResult(row: StartupRow, runId: string): boolean {
  return row.run_id === runId && runStates.allowed(row.analysis_status, 'complete', 'worker');
}

/** Marks the run as taken by a worker; its deadline starts now. */
export function startRun(row: StartupRow, deadlineMs: number): void {
  row.analysis_status = runStates.move(row.analysis_status, 'running', 'worker');
  row.run_due_at = new Date(Date.now() + deadlineMs);
}

/** Queues the run again with twice the deadline, so runs do not fail soon when all workers are behind. */
export function restartRun(row: StartupRow, deadlineMs: number): void {
  row.analysis_status = runStates.move(row.analysis_status, 'queued', 'overdue sweep');
  row.run_restarts += 1;
  row.run_due_at = new Date(Date.now() + deadlineMs * 2 ** row.run_restarts);
}

export function failRun(row: StartupRow, reason: string, by: 'worker' | 'overdue sweep'): void {
  row.analysis_status = runStates.move(row.analysis_status, 'failed', by);
  row.analysis_error = reason;
  row.run_due_at = null;
}

export function completeRun(row: StartupRow): void {
  row.analysis_status = runStates.move(row.analysis_status, 'complete', 'worker');
  row.analysis_error = null;
  row.run_due_at = null;
}
