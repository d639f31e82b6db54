import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import {
  chatReply,
  startup as startupSchema,
  type StartupInList,
  startupInList,
} from '@proofround/contracts';
import type { Stack } from '@proofround/launcher';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { median } from 'simple-statistics';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { seed } from '../api/seed.js';
import { memoryOf } from '../support/processes.js';
import { onStack } from '../support/stack.js';
import { BODIES, halfSentBodies } from './half-sent.js';
import { many, MAX_DELAY_MS, type Outcome, seconds, slowestDuring, timed } from './outcome.js';

interface Attack {
  readonly name: string;
  readonly allowed: string;
  readonly attempt: (stack: Stack) => Promise<Outcome>;
}

const PASSWORD = 'correct horse';
const SUBMISSIONS = 200;
const LISTS = 400;
const LISTS_PER_USER = 4;
/** Enough for a list to fill the buffers of the operating system. */
const LISTED = 4000;
/** Shorter than the gateway waits for a reader. */
const STALLED_MS = 5_000;
/** The gateway's limit in the cluster (k8s/base/gateway.yaml). */
const MAX_MEMORY_MIB = 512;
const REQUESTS = 100;
const MAX_MAILS = 5;
const STRANGERS = 20;

/** A submission whose texts are as long as they may be. */
const heavy = () => {
  const text = 'Accountants at 40 firms lose 6 hours a week on invoices, and 12 of them pay us $90. ';
  const longest = text.repeat(60).slice(0, 5000).trim();
  return {
    ...aStartup(),
    idea_description: longest,
    problem_statement: longest,
    solution_statement: longest,
  };
};

async function analysis(who: ApiClient): Promise<void> {
  const { id } = await who.read(startupSchema, 'POST', '/startups', aStartup());
  const isDone = async () =>
    (await who.read(startupSchema, 'GET', `/startups/${id}`)).analysis_status === 'complete';
  await until('the analysis is complete', isDone, 120_000);
}

async function queueFlood({ url }: Stack): Promise<Outcome> {
  const visitor = new ApiClient(url);
  const [attacker, other, talker] = await Promise.all([1, 2, 3].map(() => visitor.register('startup')));
  if (!attacker || !other || !talker) throw new Error('Nobody was registered');
  const calm: number[] = [];
  for (let times = 0; times < 3; times++) calm.push(await timed(() => analysis(other)));
  await many(SUBMISSIONS, () => attacker.read(startupSchema, 'POST', '/startups', heavy()));
  const waiting = async () => {
    const all: StartupInList[] = await attacker.read(z.array(startupInList), 'GET', '/startups');
    return all.filter(({ analysis_status }) => analysis_status === 'queued').length;
  };
  const before = await waiting();
  let late = 0;
  const message = { message: 'We help accountants with invoices.' };
  const measuring = timed(() => analysis(other)).then((ms) => (late = ms - median(calm)));
  const chat = await slowestDuring(measuring, () => talker.read(chatReply, 'POST', '/ai-chat', message));
  const after = await waiting();
  return {
    measured: `${before} jobs waited before and ${after} after; delayed by ${seconds(Math.max(0, late))}; slowest answer of the chat ${seconds(chat)}`,
    held: after > 0 && late < MAX_DELAY_MS && chat < MAX_DELAY_MS,
  };
}

/** Asks for a list in full and reads nothing of it; resolves when it has begun. */
async function stalledList({ hostname, port }: URL, token: string): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET /api/startups HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

async function stalledLists(stack: Stack): Promise<Outcome> {
  const users = LISTS / LISTS_PER_USER;
  const { investors, founder } = await seed(stack, { startups: LISTED, investors: users });
  const gateway = stack.processIds.find(({ name }) => name === 'gateway')?.pid ?? 0;
  const before = memoryOf(gateway);
  const sockets: Socket[] = [];
  let most = before;
  const attacking = async () => {
    await many(LISTS, async (index) => {
      const { token = '' } = investors[index % users] ?? founder;
      sockets.push(await stalledList(new URL(stack.url), token));
      most = Math.max(most, memoryOf(gateway));
    });
    await delay(STALLED_MS);
    most = Math.max(most, memoryOf(gateway));
  };
  const slowest = await slowestDuring(attacking(), () =>
    founder.read(z.unknown(), 'GET', '/startups?limit=20'),
  );
  for (const socket of sockets) socket.destroy();
  return {
    measured: `${sockets.length} lists begun; the gateway grew from ${Math.round(before)} to ${Math.round(most)} MiB; slowest answer to others ${seconds(slowest)}`,
    held: sockets.length === LISTS && most < MAX_MEMORY_MIB && slowest < MAX_DELAY_MS,
  };
}

const account = () => ({
  email: `${uuid()}@example.com`,
  password: PASSWORD,
  name: 'Amara Osei',
  user_type: 'startup',
});

/** A request of a stranger with a network address of its own. */
const from = (index: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${(index % STRANGERS) + 1}` } });

async function mailBombing({ url, mailFolder = '' }: Stack): Promise<Outcome> {
  const visitor = new ApiClient(url);
  const { email, ...rest } = account();
  await visitor.read(z.unknown(), 'POST', '/auth/register', { email, ...rest });
  const statuses = new Set<number>();
  await many(REQUESTS, async (index) => {
    const { status } = await visitor.post('/auth/password/forgot', { email }, from(index));
    statuses.add(status);
  });
  const isTo = (name: string) =>
    name.endsWith('.eml') && readFileSync(join(mailFolder, name), 'utf8').includes(email);
  // The folder is made with the first mail.
  const mails = () => (existsSync(mailFolder) ? readdirSync(mailFolder).filter(isTo).length : 0);
  let quiet = { count: 0, since: Date.now() };
  while (quiet.count === 0 || Date.now() - quiet.since < 5000) {
    await delay(250);
    if (mails() !== quiet.count) quiet = { count: mails(), since: Date.now() };
  }
  return {
    measured: `${quiet.count} mails; the requests got ${[...statuses].join(', ')}`,
    held: quiet.count <= MAX_MAILS,
  };
}

async function lockOut({ url }: Stack): Promise<Outcome> {
  const visitor = new ApiClient(url);
  const { email, ...rest } = account();
  await visitor.read(z.unknown(), 'POST', '/auth/register', { email, ...rest });
  const rightly = { email, password: PASSWORD };
  const first = await visitor.post('/auth/login', rightly);
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const refused = new Map<number, number>();
  await many(REQUESTS, async (index) => {
    const { status } = await visitor.post('/auth/login', { email, password: `wrong ${index}` }, from(index));
    refused.set(status, (refused.get(status) ?? 0) + 1);
  });
  const stranger = await visitor.post('/auth/login', rightly, from(REQUESTS + 1));
  const owner = await visitor.post('/auth/login', rightly, { headers: { cookie } });
  const tries = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ');
  return {
    measured: `the strangers got ${tries}, then ${stranger.status} with the right password; the owner's browser got ${owner.status}`,
    held: first.status === 200 && owner.status === 200 && stranger.status === 429,
  };
}

const ATTACKS: readonly Attack[] = [
  {
    name: `abuse: ${BODIES} half-sent bodies`,
    allowed: `others are answered within ${seconds(MAX_DELAY_MS)}`,
    attempt: halfSentBodies,
  },
  {
    name: `abuse: ${SUBMISSIONS} heavy submissions of one account`,
    allowed: `another's analysis and the chat are delayed by less than ${seconds(MAX_DELAY_MS)}`,
    attempt: queueFlood,
  },
  {
    name: `abuse: ${LISTS} lists that nobody reads`,
    allowed: `the gateway stays below ${MAX_MEMORY_MIB} MiB; others are answered within ${seconds(MAX_DELAY_MS)}`,
    attempt: stalledLists,
  },
  {
    name: `abuse: ${REQUESTS} requests for a password link of one address`,
    allowed: `at most ${MAX_MAILS} mails`,
    attempt: mailBombing,
  },
  {
    name: `abuse: ${REQUESTS} wrong log-ins by strangers`,
    allowed: "the owner's known browser signs in",
    attempt: lockOut,
  },
];

/** The attacks need rate limits as in production; those by number of requests would end them too early. */
const settings = {
  RATE_LIMITS: 'on',
  TRUSTED_PROXIES: '127.0.0.1',
  LIMIT_PENDING_RUNS: '1000',
  LIMIT_STARTUPS: '1000',
  LIMIT_CHAT: '10000',
  LIMIT_ACCOUNTS_BY_ADDRESS: '1000',
  LIMIT_REQUESTS_BY_USER: '100000',
  LIMIT_REQUESTS_BY_ADDRESS: '100000',
  LIMIT_USER_REQUESTS_BY_ADDRESS: '100000',
};

/** Attempts the attacks of these names, each on a stack of its own. @returns the rows, and whether all were held off */
export async function attack(only: RegExp): Promise<{ rows: string[][]; held: boolean }> {
  const rows: string[][] = [];
  let all = true;
  for (const { name, allowed, attempt } of ATTACKS.filter((one) => only.test(one.name))) {
    const { measured, held } = await onStack({ settings }, attempt);
    rows.push([name, allowed, measured, held ? 'yes' : 'NO']);
    process.stdout.write(`${rows.at(-1)?.join(' | ') ?? ''}\n`);
    all &&= held;
  }
  return { rows, held: all };
}
