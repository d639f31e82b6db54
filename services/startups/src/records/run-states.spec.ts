import type { AnalysisStatus } from '@proofround/contracts';
import { IllegalTransition } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import {
  acceptsResult,
  completeRun,
  failRun,
  queueFirstRun,
  queueRun,
  restartRun,
  type RunMover,
  runStates,
  startRun,
} from './run-states.js';
import { StartupRow } from './startup.entity.js';

const MINUTE = 60_000;
const RUN = uuid();

const aStartup = (analysis_status: AnalysisStatus): StartupRow =>
  Object.assign(new StartupRow(), { analysis_status, run_id: RUN, run_restarts: 0 });

/** Every function that writes a run's status: the new status, the mover, the allowed old states. */
const WRITES: readonly [AnalysisStatus, RunMover, AnalysisStatus[], (row: StartupRow) => void][] = [
  ['queued', 'edit', [...runStates.states], (row) => queueRun(row, MINUTE, 'edit')],
  ['queued', 'rerun', ['complete', 'failed'], (row) => queueRun(row, MINUTE, 'rerun')],
  ['queued', 'cleared review', [...runStates.states], (row) => queueRun(row, MINUTE, 'cleared review')],
  ['queued', 'overdue sweep', ['queued', 'running'], (row) => restartRun(row, MINUTE)],
  ['running', 'worker', ['queued'], (row) => startRun(row, MINUTE)],
  ['complete', 'worker', ['queued', 'running'], completeRun],
  ['failed', 'worker', ['queued', 'running'], (row) => failRun(row, 'no reason', 'worker')],
  ['failed', 'overdue sweep', ['queued', 'running'], (row) => failRun(row, 'no reason', 'overdue sweep')],
];

describe('the state of an analysis run', () => {
  it('starts as queued', () => {
    const row = new StartupRow();
    queueFirstRun(row, MINUTE);
    expect(row.analysis_status).toBe('queued');
  });

  it.each(WRITES)('becomes %s by %s only from the allowed states', (to, _by, sources, write) => {
    const allowedSources = runStates.states.filter((from) => {
      const row = aStartup(from);
      try {
        write(row);
      } catch (error) {
        expect(error).toBeInstanceOf(IllegalTransition);
        expect(row).toEqual(aStartup(from));
        return false;
      }
      expect(row.analysis_status).toBe(to);
      return true;
    });
    expect(allowedSources).toEqual(sources);
  });

  it('has a later id with each run, also after one of a process whose clock is ahead', () => {
    const ahead = uuid({ msecs: Date.now() + 3_600_000 });
    const row = Object.assign(aStartup('complete'), { run_id: ahead });
    queueRun(row, MINUTE, 'edit');
    const next = row.run_id;
    expect(next > ahead).toBe(true);
    queueRun(row, MINUTE, 'edit');
    expect(row.run_id > next).toBe(true);
  });

  it('accepts a result of the current run while it is queued or running', () => {
    expect(runStates.states.filter((state) => acceptsResult(aStartup(state), RUN))).toEqual([
      'queued',
      'running',
    ]);
    expect(acceptsResult(aStartup('running'), 'another run')).toBe(false);
  });
});
