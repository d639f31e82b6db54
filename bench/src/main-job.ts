import { startup as startupSchema } from '@proofround/contracts';
import { AGREEABLE, startOpenAiStandIn } from '@proofround/openai-stand-in';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { median, quantile } from 'simple-statistics';

import { memoryOf } from './support/processes.js';
import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * The main job: from POST /api/startups to the pushed analysis.completed, for 1, 10 and 100
 * startups at once; then with 1, 2 and 4 ai-workers and a model that takes 500 ms.
 * Run: npm run bench -- main-job
 */
const ROUNDS = 3;
const MODEL_MS = 500;
const CONCURRENCY = 4;

interface Round {
  /** Each startup's time from POST to complete, in ms. */
  times: number[];
  /** From the first POST to the last complete, in ms. */
  whole: number;
}

async function round(visitor: ApiClient, count: number): Promise<Round> {
  const founder = await visitor.register('startup');
  const follower = await founder.follow();
  const posted = new Map<string, number>();
  const completed = new Map<string, number>();
  const began = performance.now();
  let seen = 0;
  const watch = () => {
    for (; seen < follower.events.length; seen++) {
      const live = follower.events[seen];
      if (live?.event === 'analysis.completed') completed.set(live.data.startup_id, performance.now());
    }
  };
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = performance.now();
      const { id } = await founder.read(
        startupSchema,
        'POST',
        '/startups',
        aStartup({ idea_title: `Startup ${index}` }),
      );
      posted.set(id, at);
    }),
  );
  const watching = setInterval(watch, 1);
  await until(`${count} analyses are complete`, () => completed.size === count, 120_000);
  clearInterval(watching);
  follower.stop();
  const times = [...posted].map(([id, at]) => (completed.get(id) ?? Number.NaN) - at);
  return { times, whole: Math.max(...completed.values()) - began };
}

const ms = (value: number) => `${Math.round(value)} ms`;

async function rubric(): Promise<void> {
  await onStack({}, async (stack) => {
    const visitor = new ApiClient(stack.url);
    await round(visitor, 20); // warm-up
    const rows = [];
    for (const count of [1, 10, 100]) {
      const rounds: Round[] = [];
      for (let index = 0; index < (count === 1 ? 20 : ROUNDS); index++)
        rounds.push(await round(visitor, count));
      const times = rounds.flatMap((one) => one.times);
      rows.push([
        count,
        ms(quantile(times, 0.5)),
        ms(quantile(times, 0.95)),
        ms(median(rounds.map(({ whole }) => whole))),
      ]);
    }
    process.stdout.write(
      `\nWith the rubric\n\n${table(['at once', 'p50', 'p95', 'until the last'], rows)}\n`,
    );
  });
}

async function atRest(): Promise<void> {
  await onStack({}, async (stack) => {
    const visitor = new ApiClient(stack.url);
    await round(visitor, 10);
    await until('it has been quiet for a while', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      return true;
    });
    const rows = stack.processIds.map(({ name, pid }) => ({
      name,
      mib: pid === undefined ? 0 : memoryOf(pid),
    }));
    const sum = rows.reduce((total, { mib }) => total + mib, 0);
    const shown = [...rows, { name: 'all', mib: sum }].map(({ name, mib }) => [
      name,
      `${Math.round(mib)} MiB`,
    ]);
    process.stdout.write(
      `\nMemory at rest (proportional set size)\n\n${table(['process', 'memory'], shown)}\n`,
    );
  });
}

async function model(): Promise<void> {
  const modelStandIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: MODEL_MS });
  const rows: (string | number)[][] = [];
  let alone = 0;
  try {
    for (const workers of [1, 2, 4]) {
      await onStack(
        {
          replicas: { 'ai-worker': workers },
          settings: {
            OPENAI_API_KEY: 'sk-bench',
            OPENAI_BASE_URL: modelStandIn.url,
            ANALYSIS_CONCURRENCY: String(CONCURRENCY),
            OPENAI_CACHE_TTL_S: '0', // no answer may come from the cache
            OPENAI_BUDGET_PER_USER_USD: '100',
          },
        },
        async (stack) => {
          const visitor = new ApiClient(stack.url);
          await round(visitor, 8); // warm-up
          const rounds: Round[] = [];
          for (let index = 0; index < ROUNDS; index++) rounds.push(await round(visitor, 100));
          const whole = median(rounds.map((one) => one.whole));
          if (workers === 1) alone = whole;
          const times = rounds.flatMap((one) => one.times);
          rows.push([
            workers,
            ms(quantile(times, 0.5)),
            ms(quantile(times, 0.95)),
            ms(whole),
            (alone / whole).toFixed(2),
            ms(Math.ceil(100 / (workers * CONCURRENCY)) * MODEL_MS),
          ]);
        },
      );
    }
  } finally {
    await modelStandIn.stop();
  }
  const head = ['ai-workers', 'p50', 'p95', 'until the last', 'times as fast as 1', 'least possible'];
  process.stdout.write(
    `\n100 at once, a model that takes ${MODEL_MS} ms, ${CONCURRENCY} jobs a worker at a time\n\n${table(head, rows)}\n`,
  );
}

await rubric();
await model();
await atRest();
