import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { investor as investorSchema, rpc, startup as startupSchema } from '@proofround/contracts';
import { inDatabase, query, type Stack } from '@proofround/launcher';
import { AGREEABLE, startOpenAiStandIn } from '@proofround/openai-stand-in';
import { anInvestorProfile, ApiClient, aStartup, rpcClient } from '@proofround/test-kit';
import { z } from 'zod';

import { processorTimeOf } from './support/processes.js';
import { table } from './support/report.js';
import { profiles, submissions } from './support/rounds.js';
import { onStack } from './support/stack.js';

/**
 * The pipeline under lasting load: startups by different authors (eval/rounds) are created as fast as
 * the API accepts them; the clock stops when the last one has its analysis and its matches.
 * With `workers`: the same with 1, 4 and 8 ai-workers that wait for a model, one job each at a time.
 * Run: npm run bench -- pipeline [STARTUPS | workers]
 */
const COUNT = Number(process.argv[2] ?? 2000);
const WORKERS = [1, 4, 8];
const MODEL_MS = 500;
/** The startups for each worker. */
const SHARE = 20;
const FOUNDERS = 50;
const CONNECTIONS = 16;
const WARM_UP = 200;
/** The processor time that a stack at rest takes in a second, at most. */
const RESTING_MS = 100;

const counts = z.tuple([z.object({ unfinished: z.coerce.number(), failed: z.coerce.number() })]);

/** Creates startups and waits until all have matches. Returns the seconds until all were created and done. */
async function create(
  founders: readonly ApiClient[],
  count: number,
  databaseUrl: string,
): Promise<{ created: number; done: number; failed: number }> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) {
      const facts = submissions[index % submissions.length]?.facts;
      const founder = founders[index % founders.length];
      const body = { ...aStartup(), ...facts, idea_title: `Startup ${index}` };
      await founder?.read(startupSchema, 'POST', '/startups', body);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const created = seconds();
  for (;;) {
    const [{ unfinished, failed }] = counts.parse(
      await query(
        databaseUrl,
        `SELECT count(*) FILTER (WHERE analysis_status IN ('queued', 'running')
                  OR (analysis_status = 'complete' AND match_request_id IS NULL AND NOT held_back)) AS unfinished,
           count(*) FILTER (WHERE analysis_status = 'failed') AS failed FROM startups`,
      ),
    );
    if (unfinished === 0) return { created, done: seconds(), failed };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The bytes of all files below a folder. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const spentBy = (stack: Stack) =>
  stack.processIds.map(({ name, pid }) => ({ name, ms: pid === undefined ? 0 : processorTimeOf(pid) }));

/** The processor time of each process once all rest, so that mails and live messages count, too. */
async function spentAtRest(stack: Stack): Promise<ReturnType<typeof spentBy>> {
  const total = (spent: ReturnType<typeof spentBy>) => spent.reduce((sum, { ms }) => sum + ms, 0);
  for (let before = spentBy(stack); ;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = spentBy(stack);
    if (total(now) - total(before) < RESTING_MS) return now;
    before = now;
  }
}

async function founded(visitor: ApiClient): Promise<ApiClient[]> {
  const founders: ApiClient[] = [];
  for (let index = 0; index < FOUNDERS; index++) founders.push(await visitor.register('startup'));
  return founders;
}

async function lasting(stack: Stack, dataDir: string): Promise<void> {
  const visitor = new ApiClient(stack.url);
  const { rpc: services, close } = await rpcClient(stack.addresses?.NATS_URL ?? '');
  for (const { profile } of profiles) {
    const investor = await visitor.register('investor');
    const who = { user_id: investor.user?.id ?? '' };
    await services.call(rpc.accounts.setPremium, { who, is_premium: true });
    await investor.read(investorSchema, 'POST', '/investors', { ...anInvestorProfile(), ...profile });
  }
  await close();
  const founders = await founded(visitor);
  const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups');
  await create(founders, WARM_UP, database);

  const before = await spentAtRest(stack);
  const storedBefore = sizeOf(join(dataDir, 'nats'));
  const { created, done, failed } = await create(founders, COUNT, database);
  const spent = (await spentAtRest(stack)).map(({ name, ms }, index) => [
    name,
    `${((ms - (before[index]?.ms ?? 0)) / COUNT).toFixed(2)} ms`,
  ]);
  const stored = (sizeOf(join(dataDir, 'nats')) - storedBefore) / COUNT / 1024;
  const perSecond = (seconds: number) => (COUNT / seconds).toFixed(1);
  process.stdout.write(
    `\n${table(
      [
        'startups',
        'investors',
        'created a second',
        'analysed and matched a second',
        'events of each',
        'failed',
      ],
      [[COUNT, profiles.length, perSecond(created), perSecond(done), `${stored.toFixed(1)} KiB`, failed]],
    )}\n\n${table(['process', 'processor time of a startup'], spent)}\n`,
  );
}

/** How analyses a second grow with workers. Without investors, because the model would word the matches, too. */
async function workers(): Promise<void> {
  const modelStandIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: MODEL_MS });
  const settings = {
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: modelStandIn.url,
    OPENAI_CACHE_TTL_S: '0', // no answer may come from the cache
    OPENAI_BUDGET_PER_USER_USD: '100',
    ANALYSIS_CONCURRENCY: '1',
    LINK_CHECK: 'off',
  };
  const rows: (string | number)[][] = [];
  let alone = 0;
  try {
    for (const count of WORKERS)
      await onStack({ replicas: { 'ai-worker': count }, settings }, async (stack) => {
        const founders = await founded(new ApiClient(stack.url));
        const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups');
        await create(founders, 2 * count, database);
        const { done, failed } = await create(founders, SHARE * count, database);
        const rate = (SHARE * count) / done;
        if (count === 1) alone = rate;
        const most = (1000 * count) / MODEL_MS;
        rows.push([count, rate.toFixed(1), (rate / alone).toFixed(2), most.toFixed(1), failed]);
      });
  } finally {
    await modelStandIn.stop();
  }
  const head = ['ai-workers', 'analysed a second', 'times as many as 1', 'most possible', 'failed'];
  process.stdout.write(`\n${table(head, rows)}\n`);
}

if (process.argv[2] === 'workers') await workers();
else await onStack({}, lasting);
