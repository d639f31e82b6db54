import type { AnalysisStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export type RunMover = 'new startup' | 'edit' | 'rerun' | 'cleared review' | 'overdue sweep' | 'worker';

export const runStates = transitions<AnalysisStatus, RunMover>({
  title: 'Analysis run (startups)',
  about:
    'The founder runs the analysis by a new startup, an edit or a rerun; an admin who clears a review runs it again. ' +
    'A worker may report a result before the report that it began has arrived.',
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
