import type { TaskStatus } from '@proofround/contracts';
import { transitions } from '@proofround/service-kit';

export const taskStates = transitions<TaskStatus, 'proposal' | 'founder'>({
  title: 'Task (startups)',
  about:
    'An analysis proposes tasks, and so does the feedback of investors who passed. The founder sets any status, in any order. The next analysis deletes a pending task that it does not propose again.',
  start: { pending: ['proposal'] },
  moves: {
    pending: { 'in-progress': ['founder'], completed: ['founder'] },
    'in-progress': { pending: ['founder'], completed: ['founder'] },
    completed: { pending: ['founder'], 'in-progress': ['founder'] },
  },
});
