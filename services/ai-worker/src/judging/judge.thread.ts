import { parentPort } from 'node:worker_threads';

import type { AnalystInput } from '../analysis/analyst.js';
import { DirectJudge, type JudgingTask } from '../analysis/judge.js';
import type { FromThread } from './thread-pool.js';

/** The worker thread: handles one task at a time and reports every result. */
const port = parentPort;
if (!port) throw new Error('This file is a thread of ai-worker');

const say = (message: FromThread) => port.postMessage(message);
const judge = new DirectJudge();

const sentence = 'We sell lists of bread to 40 bakers in Lyon for $4 a month.';
const WARM_UP: AnalystInput = {
  owner_id: '',
  facts: {
    idea_title: 'Lists',
    idea_description: sentence,
    sector: 'Food',
    stage: 'idea',
    problem_statement: sentence,
    solution_statement: sentence,
    target_market: sentence,
    competitive_advantage: sentence,
    user_count: 0,
    monthly_revenue: 0,
    product_url: null,
    pitch_deck_url: null,
    funding_ask: null,
    funding_usage: null,
    team_background: sentence,
    location: null,
  },
  completed_tasks: [],
};

port.on('message', (task: JudgingTask) => {
  judge
    .judge(task, { progress: (percent, step) => say({ kind: 'progress', report: [percent, step] }) })
    .then((value) => say({ kind: 'done', value }))
    .catch((error: unknown) =>
      say({ kind: 'failed', message: error instanceof Error ? error.message : 'The judgement failed' }),
    );
});

// The warm-up loads word lists and weights, so that the first task's time limit does not include it.
await judge.judge<'rubric'>({ kind: 'rubric', input: WARM_UP });
say({ kind: 'ready' });
