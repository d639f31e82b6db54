import type { AnalysisStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

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
