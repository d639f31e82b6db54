import { setTimeout as delay } from 'node:timers/promises';

import { interest, startup as startupSchema, thread as threadSchema } from '@proofround/contracts';
import { ApiClient, aStartup, type LiveFollower, until } from '@proofround/test-kit';
import { quantile } from 'simple-statistics';

import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * Conversations: from POST /api/threads/{id}/messages to the other side's message.created, with all
 * threads writing at once and the live streams of all recipients open.
 * Run: npm run bench -- threads [number of threads]
 */
const THREADS = Number(process.argv[2] ?? '200');
const ROUNDS = 5;
/** How many accounts are prepared at a time. */
const AT_ONCE = 8;
/** In the paced rounds, each thread writes at a random moment within this time. */
const PACE_MS = 10_000;

interface Pair {
  writer: ApiClient;
  threadId: string;
  follower: LiveFollower;
  /** How many of the follower's events were checked. */
  seen: number;
}

async function aPair(visitor: ApiClient): Promise<Pair> {
  const [recipient, writer] = [await visitor.register('startup'), await visitor.register('investor')];
  const follower = await recipient.follow();
  const { id: startup_id } = await recipient.read(startupSchema, 'POST', '/startups', aStartup());
  await writer.read(interest, 'POST', `/interest/${startup_id}`);
  const thread = await writer.read(threadSchema, 'POST', '/threads', { startup_id, message: 'Hello' });
  return { writer, threadId: thread.id, follower, seen: 0 };
}

async function pairs(visitor: ApiClient): Promise<Pair[]> {
  const made: Pair[] = [];
  let left = THREADS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) made.push(await aPair(visitor));
    }),
  );
  return made;
}

/** Each thread writes one message within `paceMs`. @returns the times to the other side and to the answer, in ms */
async function round(all: readonly Pair[], text: string, paceMs: number) {
  const posted = new Map<string, number>();
  const shown = new Map<string, number>();
  const answers: number[] = [];
  const look = () => {
    for (const pair of all) {
      for (; pair.seen < pair.follower.events.length; pair.seen++) {
        const live = pair.follower.events[pair.seen];
        if (live?.event === 'message.created' && live.data.message === text)
          shown.set(live.data.thread_id, performance.now());
      }
    }
  };
  const looking = setInterval(look, 1);
  await Promise.all(
    all.map(async ({ writer, threadId }) => {
      await delay(Math.random() * paceMs);
      const at = performance.now();
      posted.set(threadId, at);
      const { status } = await writer.post(`/threads/${threadId}/messages`, { message: text });
      if (status !== 201) throw new Error(`A message was answered with ${status}`);
      answers.push(performance.now() - at);
    }),
  );
  await until('all messages have arrived', () => shown.size === all.length, 120_000);
  clearInterval(looking);
  return { shown: [...posted].map(([id, at]) => (shown.get(id) ?? Number.NaN) - at), answers };
}

const ms = (value: number) => `${Math.round(value)} ms`;

await onStack({}, async (stack) => {
  const all = await pairs(new ApiClient(stack.url));
  await until('the analyses are over', () =>
    all.every(({ follower }) => follower.events.some(({ event }) => event === 'analysis.completed')),
  );
  await round(all, 'Warm-up', 0);
  const rows: (string | number)[][] = [];
  for (const [name, paceMs] of [
    ['all in the same moment', 0],
    [`spread over ${PACE_MS / 1000} s`, PACE_MS],
  ] as const) {
    const shown: number[] = [];
    const answers: number[] = [];
    for (let index = 0; index < ROUNDS; index++) {
      const times = await round(all, `${name} ${index}`, paceMs);
      shown.push(...times.shown);
      answers.push(...times.answers);
    }
    const figures = [shown, answers].flatMap((times) => [
      ms(quantile(times, 0.5)),
      ms(quantile(times, 0.95)),
    ]);
    rows.push([name, ...figures]);
  }
  for (const { follower } of all) follower.stop();
  const head = [`${all.length} threads`, 'live p50', 'live p95', 'answer p50', 'answer p95'];
  process.stdout.write(`\n${table(head, rows)}\n`);
});
