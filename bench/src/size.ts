import { rpc, startup as startupSchema } from '@proofround/contracts';
import { inDatabase, query, type Stack } from '@proofround/launcher';
import { addProfiles, ApiClient, aStartup, rpcClient, until } from '@proofround/test-kit';
import pg from 'pg';
import { median } from 'simple-statistics';

import { growStartups } from './size/grow.js';
import { memoryOf } from './support/processes.js';
import { table } from './support/report.js';
import { onStack } from './support/stack.js';

/**
 * The median time of each operation with 10 thousand, 100 thousand and 1 million startups and up to
 * 100 thousand investors, one request at a time, as a free investor and a founder with one startup.
 * Run: npm run bench -- size [numbers of startups] [a part of the names of the operations]
 */
const isNumber = (text: string) => /^\d+$/.test(text);
const given = process.argv.slice(2);
const SIZES = given.some(isNumber) ? given.filter(isNumber).map(Number) : [10_000, 100_000, 1_000_000];
const WANTED = given.find((text) => !isNumber(text)) ?? '';
const MAX_INVESTORS = 100_000;
const ROUNDS = 15;
/** The first requests fill the pages of indexes. */
const WARM_UP = 2;

interface People {
  founder: ApiClient;
  investor: ApiClient;
  /** Has weights of the five parts that differ. */
  weighing: ApiClient;
  admin: ApiClient;
  startupId: string;
}

type Operation = (round: number) => Promise<unknown>;

/** An operation to time, and work that must end, untimed, before the next round. */
interface Timed {
  run: Operation;
  settle?: Operation;
}

async function answered(client: ApiClient, method: string, path: string, body?: unknown) {
  const answer = await client.call(method, path, { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** Lists as a free investor asks for them; a filter that finds nothing reads the most rows. */
const LISTS: Readonly<Record<string, string>> = {
  'browse page (50)': '',
  'filter by stage': '&stage=mvp',
  'filter by sector': '&sector=robotics',
  'filter by sector, all names': '&sector=robotics&same_sectors=true',
  'filter by score': '&min_score=85',
  'filter by revenue': '&min_revenue=900000',
  'filter by users': '&min_users=900000',
  'filters that nothing meets': '&min_revenue=1000001&min_score=89',
  'search, frequent word': '&q=software',
  'search, rare word': '&q=glaciers',
  'search, no result': '&q=xylophone',
  'sort by score': '&sort=score',
  'sort by revenue': '&sort=revenue',
  'sort by my fit': '&sort=my_fit',
  'page with its total': '&total=true',
  'search with its total': '&q=recycling&total=true',
};

/** The cursor of the page after nine tenths of all startups. */
async function deepCursor(database: string, size: number): Promise<string> {
  const [row] = await query(
    database,
    'SELECT id FROM startups WHERE NOT held_back ORDER BY id DESC OFFSET $1 LIMIT 1',
    [Math.floor(size * 0.9)],
  );
  return String(row?.['id']);
}

async function operations(stack: Stack, people: People, size: number): Promise<Record<string, Timed>> {
  const { founder, investor, weighing, admin, startupId } = people;
  const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups');
  const get = (client: ApiClient, path: string): Timed => ({ run: () => answered(client, 'GET', path) });
  const lists = Object.entries(LISTS).map(([name, search]): [string, Timed] => [
    name,
    get(investor, `/startups?limit=50${search}`),
  ]);
  const cursor = await deepCursor(database, size);
  const made: string[] = [];
  const analysed: Operation = (round) =>
    until('it is analysed', async () => {
      const startup = await founder.read(startupSchema, 'GET', `/startups/${made[round]}`);
      return startup.analysis_status === 'complete';
    });
  const edit = (user_count: number, round: number) =>
    answered(founder, 'PATCH', `/startups/${made[round]}`, aStartup({ user_count }));
  return {
    ...Object.fromEntries(lists),
    'sort by my fit, own weights': get(weighing, '/startups?limit=50&sort=my_fit'),
    'sort by my fit, own weights, filtered': get(weighing, '/startups?limit=50&sort=my_fit&stage=mvp'),
    'sort by my fit, own weights, page 2': {
      run: async () => {
        const page = await answered(weighing, 'GET', '/startups?limit=50&sort=my_fit');
        const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
        await answered(weighing, 'GET', next.replace(/^.*\/api/, ''));
      },
    },
    'deep cursor': get(investor, `/startups?limit=50&cursor=${cursor}`),
    'one startup': get(investor, `/startups/${startupId}`),
    create: {
      run: async () => {
        const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
        made.push(id);
      },
      settle: analysed,
    },
    edit: { run: (round) => edit(round, round), settle: analysed },
    'edit until analysed': {
      run: async (round) => {
        await edit(1000 + round, round);
        await analysed(round);
      },
    },
    deletion: { run: (round) => answered(founder, 'DELETE', `/startups/${made[round]}`) },
    'admin figures': get(admin, '/admin/stats'),
    'admin trends': get(admin, '/admin/trends'),
    export: get(founder, '/account/export'),
  };
}

/** Adds investors with different sectors, stages and checks. */
async function growInvestors(database: string, from: number, to: number): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  await addProfiles(client, { startups: 0, investors: to - from, from });
  await client.end();
}

async function timeOf({ run, settle }: Timed): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const started = performance.now();
    await run(round);
    if (round >= WARM_UP) times.push(performance.now() - started);
    await settle?.(round);
  }
  return median(times);
}

/** Reads the whole list. @returns its MiB per second, and the gateway's memory afterwards in MiB */
async function fullList(stack: Stack, investor: ApiClient): Promise<{ speed: number; memory: number }> {
  const started = performance.now();
  const response = await investor.fetch('/startups');
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) bytes += chunk.length;
  const seconds = (performance.now() - started) / 1000;
  return { speed: bytes / 2 ** 20 / seconds, memory: memoryOf(stack.process('gateway').pid ?? 0) };
}

/** What the full list and the database take. */
async function inWhole(stack: Stack, database: string, investor: ApiClient, size: number): Promise<string> {
  const { speed, memory } = await fullList(stack, investor);
  const [row] = await query(database, 'SELECT pg_database_size(current_database())::float8 AS bytes');
  const perStartup = Number(row?.['bytes']) / size / 1024;
  return `The full list of ${size.toLocaleString('en')}: ${speed.toFixed(1)} MiB/s; the gateway holds ${memory.toFixed(0)} MiB afterwards. The database of startups: ${perStartup.toFixed(1)} KiB for each startup.`;
}

/** What a request for matches reads and ranks. */
async function candidates(stack: Stack, startup_id: string): Promise<Timed> {
  const { rpc: services } = await rpcClient(stack.addresses?.NATS_URL ?? '');
  return { run: () => services.call(rpc.matches.chooseCandidates, { target: { startup_id } }) };
}

async function arrive(stack: Stack): Promise<People> {
  const visitor = new ApiClient(stack.url);
  const [founder, investor] = [await visitor.register('startup'), await visitor.register('investor')];
  const admin = await visitor.logIn(stack.admin.email, stack.admin.password);
  const { id: startupId } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
  await until('the first startup is analysed', async () => {
    const now = await founder.read(startupSchema, 'GET', `/startups/${startupId}`);
    return now.analysis_status === 'complete';
  });
  const weighing = await visitor.register('investor');
  const weights = { team: 5, market: 3, feasibility: 1, product: 2, risk: 1 };
  await answered(weighing, 'PUT', '/fit-weights', weights);
  return { founder, investor, weighing, admin, startupId };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

await onStack({}, async (stack) => {
  const people = await arrive(stack);
  const database = inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_startups');
  const times = new Map<string, number[]>();
  const add = (name: string, value: number) => times.set(name, [...(times.get(name) ?? []), value]);
  const notes: string[] = [];
  const show = (sizes: readonly number[]) => {
    const rows = [...times].map(([name, all]) => [
      name,
      ...all.map(ms),
      ((all.at(-1) ?? 0) / (all[0] ?? 1)).toFixed(2),
    ]);
    const head = ['p50', ...sizes.map((size) => size.toLocaleString('en')), 'last ÷ first'];
    process.stdout.write(`\n${table(head, rows)}\n\n${notes.join('\n')}\n`);
  };
  let [startups, investors] = [1, 1];
  for (const [index, size] of SIZES.entries()) {
    const grown = performance.now();
    await growStartups(database, people.startupId, startups, size);
    await growInvestors(database, investors, Math.min(size, MAX_INVESTORS));
    [startups, investors] = [size, Math.min(size, MAX_INVESTORS)];
    process.stderr.write(`${size} startups after ${Math.round((performance.now() - grown) / 1000)} s\n`);
    const measured = {
      ...(await operations(stack, people, size)),
      'candidates for matches': await candidates(stack, people.startupId),
    };
    for (const [name, operation] of Object.entries(measured))
      if (name.includes(WANTED)) add(name, await timeOf(operation));
    if (WANTED === '') notes.push(await inWhole(stack, database, people.investor, size));
    show(SIZES.slice(0, index + 1)); // after each size, because the next one takes long
  }
});
