import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { createClient, dataOf, type ProofroundClient, type Schemas } from '@proofround/client';
import { startupInput } from '@proofround/contracts';
import { z } from 'zod';

import { SERVICES } from '../stack/services.js';
import { UserError } from '../system/output.js';
import { inRoot } from '../system/paths.js';
import type { ComposeProject } from './compose-project.js';

/** The state that the steps share. */
export interface Proof {
  compose: ComposeProject;
  url: string;
  founder?: { api: ProofroundClient; email: string; startupId: string; events: string[] };
}

export interface Step {
  name: string;
  /** @returns the text for the table's column "seen" */
  run: (proof: Proof) => Promise<string>;
}

const MAILS = 'http://127.0.0.1:8025/api/v1/messages';
const PROMETHEUS = 'http://127.0.0.1:9091/api/v1/targets?state=active';
const PATIENCE_MS = 120_000;

const mailList = z.object({
  messages: z.array(z.object({ Subject: z.string(), To: z.array(z.object({ Address: z.string() })) })),
});
const targets = z.object({
  data: z.object({
    activeTargets: z.array(z.object({ health: z.string(), labels: z.record(z.string(), z.string()) })),
  }),
});

/** Polls `ask` until it returns a value other than undefined; errors count as undefined. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    if (Date.now() > deadline)
      throw new UserError(`npm run compose: ${PATIENCE_MS / 1000} s passed without ${what}.`);
    await delay(250);
  }
}

async function somebody(url: string, userType: 'startup' | 'investor') {
  const email = `${userType}-${randomUUID().slice(0, 8)}@example.com`;
  const account = { email, password: randomUUID(), name: 'Amara Osei', user_type: userType } as const;
  const { api } = await createClient({ url, patient: true }).register(account);
  return { api, email };
}

const startupOf = (api: ProofroundClient, id: string): Promise<Schemas['Startup']> =>
  dataOf(api.GET('/api/startups/{id}', { params: { path: { id } } }));

/** Collects the names of a user's live events in the returned array. */
async function listen(api: ProofroundClient): Promise<string[]> {
  const names: string[] = [];
  const messages = await api.followEvents();
  void (async () => {
    for await (const { event } of messages) if (event !== undefined) names.push(event);
  })().catch(() => undefined); // a restart ends the stream
  return names;
}

async function mainJob(proof: Proof): Promise<string> {
  const { api, email } = await somebody(proof.url, 'startup');
  const events = await listen(api);
  const body = startupInput.parse(
    JSON.parse(readFileSync(inRoot('examples', '06-launched-freight-saas.json'), 'utf8')),
  );
  const began = performance.now();
  const { id } = await dataOf(api.POST('/api/startups', { body }));
  const startup = await until('a complete analysis', async () => {
    const now = await startupOf(api, id);
    return now.analysis_status === 'complete' ? now : undefined;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const tasks = await dataOf(api.GET('/api/startups/{id}/tasks', { params: { path: { id } } }));
  if (tasks.length === 0) throw new UserError('The analysis is complete, but the startup has no tasks.');
  proof.founder = { api, email, startupId: id, events };
  return `score ${startup.ai_score?.overall_score ?? '–'} and ${tasks.length} tasks after ${seconds} s`;
}

async function liveStream({ founder }: Proof): Promise<string> {
  const wanted = ['analysis.progress', 'analysis.completed', 'tasks.updated', 'matches.updated'];
  await until(`the live events ${wanted.join(', ')}`, () =>
    Promise.resolve(wanted.every((name) => founder?.events.includes(name)) || undefined),
  );
  return `${founder?.events.length ?? 0} events, ${wanted.join(', ')} among them`;
}

async function payment({ url }: Proof): Promise<string> {
  const { api } = await somebody(url, 'investor');
  const { session_id: sessionId, checkout_url: page } = await dataOf(
    api.POST('/api/payment/create-checkout', { body: { origin_url: url } }),
  );
  const began = performance.now();
  const paid = await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' });
  if (paid.status !== 303)
    throw new UserError(`Paying at the stand-in for Stripe answered ${paid.status} in place of 303.`);
  await until('a confirmed payment', async () => {
    const now = await dataOf(api.GET('/api/payment/status/{sessionId}', { params: { path: { sessionId } } }));
    return now.payment_status === 'paid' || undefined;
  });
  const me = await dataOf(api.GET('/api/auth/me'));
  if (!me.is_premium) throw new UserError('The investor has paid, but has no Investor Access.');
  return `access ${((performance.now() - began) / 1000).toFixed(1)} s after the card, by a signed webhook`;
}

async function mail({ url, founder }: Proof): Promise<string> {
  const email = founder?.email ?? '';
  const asked = await createClient({ url }).POST('/api/auth/password/forgot', { body: { email } });
  if (!asked.response.ok)
    throw new UserError(`POST /api/auth/password/forgot answered ${asked.response.status}.`);
  const subject = await until('the mail with a link for a new password', async () => {
    const { messages } = mailList.parse(await (await fetch(MAILS)).json());
    return messages.find(({ To }) => To.some(({ Address }) => Address === email))?.Subject;
  });
  return `“${subject}” in Mailpit or its replacement`;
}

async function metrics(): Promise<string> {
  const names = await until('every process scraped by Prometheus', async () => {
    const { data } = targets.parse(await (await fetch(PROMETHEUS)).json());
    const healthy = data.activeTargets.filter(({ health }) => health === 'up');
    const areAllUp = healthy.length === data.activeTargets.length;
    const isScraped = (name: string) => healthy.some(({ labels }) => labels['service'] === name);
    return areAllUp && SERVICES.every(({ name }) => isScraped(name)) ? healthy : undefined;
  });
  return `${names.length} of ${names.length} targets up`;
}

function memory({ compose }: Proof): Promise<string> {
  return Promise.resolve(compose.memory().toSorted().join(', '));
}

/** Dumps each database, restores it under another name and compares the counts of rows. */
function backup({ compose }: Proof): Promise<string> {
  const inPostgres = (script: string) => compose.run('exec', '-T', 'postgres', 'sh', '-ec', script);
  const psql = 'psql --username=proofround --no-align --tuples-only';
  const names = inPostgres(
    `${psql} --dbname=postgres --command="SELECT datname FROM pg_database WHERE datname LIKE 'proofround\\_%'"`,
  );
  const databases = names.split('\n').filter(Boolean);
  if (databases.length === 0) throw new UserError('PostgreSQL has none of our databases.');
  const count = (database: string) =>
    inPostgres(
      `${psql} --dbname=${database} --command="SELECT table_schema || '.' || table_name, (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I.%I', table_schema, table_name), false, true, '')))[1]::text FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1"`,
    );
  let tables = 0;
  for (const database of databases) {
    inPostgres(
      `pg_dump --username=proofround --format=custom --file=/tmp/${database}.dump ${database}; createdb --username=proofround restored; pg_restore --username=proofround --exit-on-error --dbname=restored /tmp/${database}.dump`,
    );
    const restored = count('restored');
    if (restored !== count(database))
      throw new UserError(`The restored ${database} has other tables or counts than the original.`);
    tables += restored.split('\n').filter(Boolean).length;
    inPostgres(`dropdb --username=proofround restored; rm /tmp/${database}.dump`);
  }
  return Promise.resolve(
    `${databases.length} databases dumped and restored, ${tables} tables with equal counts`,
  );
}

async function restart({ compose, url, founder }: Proof): Promise<string> {
  const began = performance.now();
  compose.run('restart');
  await compose.settled(PATIENCE_MS);
  await until('an answer of /api/health', async () =>
    (await fetch(`${url}/api/health`)).ok ? true : undefined,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const startup = await until('the startup from before the restart', async () =>
    founder ? startupOf(founder.api, founder.startupId) : undefined,
  );
  return `all containers healthy after ${seconds} s, the startup and its score ${startup.ai_score?.overall_score ?? '–'} still there`;
}

function down({ compose }: Proof): Promise<string> {
  const left = compose.down();
  if (left.length > 0) throw new UserError(`docker compose down left these behind: ${left.join(', ')}.`);
  return Promise.resolve('no container, volume or network is left');
}

export const STEPS: readonly Step[] = [
  { name: 'main job', run: mainJob },
  { name: 'live stream', run: liveStream },
  { name: 'payment (stand-in for Stripe)', run: payment },
  { name: 'mail', run: mail },
  { name: 'metrics', run: metrics },
  { name: 'memory in use', run: memory },
  { name: 'backup and restore', run: backup },
  { name: 'restart', run: restart },
  { name: 'down', run: down },
];
