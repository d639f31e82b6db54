import { v7 as uuid } from 'uuid';

import type { StartupRow } from '../startups/startup.entity.js';
import { runStates } from './run-states.js';

/** The first run of a new startup. */
export function beginRun(row: StartupRow, deadlineMs: number): void {
  row.analysis_status = runStates.begin('queued', 'new startup');
  renewRun(row, deadlineMs);
}

/** A fresh run: whatever ran before is no longer wanted. */
export function queueRun(row: StartupRow, deadlineMs: number, by: 'edit' | 'rerun' | 'cleared review'): void {
  row.analysis_status = runStates.move(row.analysis_status, 'queued', by);
  renewRun(row, deadlineMs);
}

/** Each run has its own id, so that a result can be told from a stale one. */
function renewRun(row: StartupRow, deadlineMs: number): void {
  row.run_id = uuid();
  row.analysis_error = null;
  row.run_redrives = 0;
  row.run_due_at = new Date(Date.now() + deadlineMs);
}

/** Whether the run's result is still awaited. */
export function isAwaited(row: StartupRow, runId: string): boolean {
  return row.run_id === runId && runStates.allowed(row.analysis_status, 'complete', 'worker');
}

/** A worker took the run up; it has its time from now. */
export function startRun(row: StartupRow, deadlineMs: number): void {
  row.analysis_status = runStates.move(row.analysis_status, 'running', 'worker');
  row.run_due_at = new Date(Date.now() + deadlineMs);
}

/**
 * The run is to be driven once more, under the same id, and has twice the time of before: where
 * every worker is away or behind, nobody's run is to fail for it soon.
 */
export function redriveRun(row: StartupRow, deadlineMs: number): void {
  row.analysis_status = runStates.move(row.analysis_status, 'queued', 'overdue sweep');
  row.run_redrives += 1;
  row.run_due_at = new Date(Date.now() + deadlineMs * 2 ** row.run_redrives);
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
