import { parentPort } from 'node:worker_threads';

import { DirectJudge, type Task } from './judge.js';
import type { FromThread } from './thread-pool.js';

/** The thread's own side: one task at a time, whatever comes out is said. */
const port = parentPort;
if (!port) throw new Error('This file is a thread of ai-worker');

const say = (message: FromThread) => port.postMessage(message);
const judge = new DirectJudge();

port.on('message', (task: Task) => {
  judge
    .judge(task, { progress: (percent, step) => say({ kind: 'progress', report: [percent, step] }) })
    .then((value) => say({ kind: 'done', value }))
    .catch((error: unknown) =>
      say({ kind: 'failed', message: error instanceof Error ? error.message : 'The judgement failed' }),
    );
});

say({ kind: 'ready' });
