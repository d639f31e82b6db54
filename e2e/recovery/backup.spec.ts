import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  checkout,
  listing as listingSchema,
  offer as offerSchema,
  paymentStatus,
  scoreRecord,
  startup as startupSchema,
  startupInList,
  task as taskSchema,
  user as userSchema,
} from '@proofround/contracts';
import { freePorts, inDatabase, query, Stack } from '@proofround/launcher';
import { AGREEABLE, type OpenAiStandIn, startOpenAiStandIn } from '@proofround/openai-stand-in';
import { ApiClient, aStartup, until } from '@proofround/test-kit';
import { z } from 'zod';

import { backup } from '../../scripts/src/maintenance/backup.js';
import type { Manifest } from '../../scripts/src/maintenance/backup-manifest.js';
import { restore } from '../../scripts/src/maintenance/restore.js';
import { startGivenServers } from './given-servers.js';

const startups = z.array(startupInList);
const notifications = z.array(z.looseObject({ id: z.string(), type: z.string() }));
const stats = z.looseObject({ total_revenue: z.number() });

/** A stack in use, its backup, its destruction, and the restored stack. */
describe('a backup under load, restored after the loss of everything', () => {
  const work = mkdtempSync(join(tmpdir(), 'proofround-test-backup-'));
  const [before, after, folder] = ['before', 'after', 'saved'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];
  let modelStandIn: OpenAiStandIn;
  let settings: NodeJS.ProcessEnv;
  let stack: Stack;
  let manifest: Manifest;
  let founder: ApiClient;
  let investor: ApiClient;
  /** The writes acknowledged before the backup, and during it. */
  const acknowledged = { startups: [] as string[], offers: [] as string[] };
  const later = { startups: [] as string[], offers: [] as string[] };
  let sessionId: string;
  let revenue: number;
  let inbox: { id: string }[];

  const start = async (dataDir: string) => {
    const [port = 0] = await freePorts(1);
    return Stack.start({ dataDir, port, throwAway: true, settings });
  };
  const at = ({ url }: Stack, { token, user }: ApiClient) => new ApiClient(url, token, user);
  const admin = (one: Stack) => new ApiClient(one.url).logIn(one.admin.email, one.admin.password);
  const inboxOf = (client: ApiClient) => client.read(notifications, 'GET', '/notifications?limit=200');
  const count = async (service: string, sql: string) => {
    const [row] = await query(inDatabase(stack.addresses?.DATABASE_URL ?? '', `proofround_${service}`), sql);
    return Number(row?.['count']);
  };

  /** A listed startup with an offer, which creates events for four services. */
  async function write(into: typeof acknowledged, idea_title: string): Promise<void> {
    const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup({ idea_title }));
    into.startups.push(id);
    const sale = { startup_id: id, asking_price: 100_000 };
    const listing = await founder.read(listingSchema, 'POST', '/marketplace/listings', sale);
    const offer = await investor.read(offerSchema, 'POST', `/marketplace/offer/${listing.id}`, {
      offer_amount: 90_000,
    });
    into.offers.push(offer.id);
  }

  beforeAll(async () => {
    modelStandIn = await startOpenAiStandIn({ respond: () => AGREEABLE, delayMs: 300 });
    settings = {
      PATH: process.env['PATH'],
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: modelStandIn.url,
      OPENAI_CACHE_TTL_S: '0',
      OPENAI_BUDGET_PER_USER_USD: '100',
      ANALYSIS_CONCURRENCY: '2',
      JOB_LOCK_MS: '1500',
      RATE_LIMITS: 'off',
    };
    stack = await start(before);
    const visitor = new ApiClient(stack.url);
    [founder, investor] = [await visitor.register('startup'), await visitor.register('investor')];

    const session = await investor.read(checkout, 'POST', '/payment/create-checkout', {
      origin_url: stack.url,
    });
    sessionId = session.session_id;
    await fetch(`${session.checkout_url}/pay`, { method: 'POST', redirect: 'manual' });
    await until(
      'Investor Access is paid',
      async () => (await investor.read(userSchema, 'GET', '/auth/me')).is_premium,
    );
    await until('the payer is notified', async () =>
      (await inboxOf(investor)).some(({ type }) => type === 'payment_confirmed'),
    );
    for (const title of ['one', 'two', 'three']) await write(acknowledged, title);
    await until(
      'the first analyses are complete',
      async () =>
        (await founder.read(startups, 'GET', '/startups')).every(
          (one) => one.analysis_status === 'complete',
        ) && (await inboxOf(founder)).filter(({ type }) => type === 'analysis_complete').length === 3,
      30_000,
    );
    revenue = (await (await admin(stack)).read(stats, 'GET', '/admin/stats')).total_revenue;
    inbox = await inboxOf(founder);

    // Analyses wait in the queue, and writes continue throughout.
    await Promise.all(Array.from({ length: 10 }, (_, index) => write(acknowledged, `queued ${index}`)));
    let going = true;
    const load = Promise.all(
      Array.from({ length: 4 }, async (_, writer) => {
        for (let index = 0; going; index++) await write(later, `during ${writer}-${index}`);
      }),
    );
    await until('the load is running', () => later.offers.length > 4);
    manifest = await backup({ folder, dataDir: before, settings });
    going = false;
    await load;
    await stack.stop();
    rmSync(before, { recursive: true });

    await restore({ folder, dataDir: after, settings });
    stack = await start(after);
    [founder, investor] = [at(stack, founder), at(stack, investor)]; // with their old tokens
  }, 120_000);

  afterAll(async () => {
    await stack.stop();
    await modelStandIn.stop();
    rmSync(work, { recursive: true, force: true });
  }, 60_000);

  it('was taken while analyses were waiting', () => {
    expect(manifest.databases['startups']?.rows['startups']).toBeGreaterThanOrEqual(13);
    expect(manifest.databases['startups']?.rows['analyses']).toBeLessThan(13);
    expect(manifest.streams['DOMAIN_EVENTS']?.later).toBeGreaterThan(0);
    expect(Date.parse(manifest.cut_at)).toBeLessThan(Date.parse(manifest.finished_at));
  });

  it('has every write acknowledged before it started, and accepts old tokens', async () => {
    const kept = new Set((await founder.read(startups, 'GET', '/startups?limit=200')).map(({ id }) => id));
    expect(acknowledged.startups.filter((id) => !kept.has(id))).toEqual([]);
    const rows = await query(
      inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_marketplace'),
      'SELECT id::text FROM offers',
    );
    const offers = new Set(rows.map(({ id }) => id));
    expect(acknowledged.offers.filter((id) => !offers.has(id))).toEqual([]);
    const restoredIds = new Set((await inboxOf(founder)).map(({ id }) => id));
    expect(inbox.filter(({ id }) => !restoredIds.has(id))).toEqual([]);
  });

  it('has the payment, once, and Investor Access', async () => {
    expect(await investor.read(userSchema, 'GET', '/auth/me')).toMatchObject({ is_premium: true });
    expect(await investor.read(paymentStatus, 'GET', `/payment/status/${sessionId}`)).toEqual({
      payment_status: 'paid',
      status: 'complete',
    });
    expect((await (await admin(stack)).read(stats, 'GET', '/admin/stats')).total_revenue).toBe(revenue);
    const confirmed = (await inboxOf(investor)).filter(({ type }) => type === 'payment_confirmed');
    expect(confirmed).toHaveLength(1);
  });

  it('completes the waiting analyses; services agree, with nothing lost and nothing doubled', async () => {
    const all = await until(
      'every analysis is complete',
      async () => {
        const found = await founder.read(startups, 'GET', '/startups?limit=200');
        return found.every((one) => one.analysis_status === 'complete') && found;
      },
      60_000,
    );
    for (const { id, task_summary } of all.filter((one) => acknowledged.startups.includes(one.id))) {
      expect(await founder.read(z.array(scoreRecord), 'GET', `/startups/${id}/scores`)).toHaveLength(1);
      const tasks = await founder.read(z.array(taskSchema), 'GET', `/startups/${id}/tasks`);
      expect(tasks).toHaveLength(task_summary.total);
      expect(new Set(tasks.map(({ task_title }) => task_title)).size).toBe(tasks.length);
    }
    // One notification for every event of its publisher, and for no other.
    const notificationCount = (type: string) =>
      count('notifications', `SELECT count(*) FROM notifications WHERE type = '${type}'`);
    const offers = await count('marketplace', 'SELECT count(*) FROM offers');
    const analyses = await count('startups', 'SELECT count(*) FROM analyses');
    expect(analyses).toBe(await count('startups', 'SELECT count(*) FROM startups'));
    await until('all are notified', async () => (await notificationCount('offer_received')) >= offers);
    await until('all are notified', async () => (await notificationCount('analysis_complete')) >= analyses);
    for (const service of ['auth', 'startups', 'marketplace', 'billing', 'notifications']) {
      await until(
        'the outbox is empty',
        async () => (await count(service, 'SELECT count(*) FROM outbox')) === 0,
      );
    }
    expect(await notificationCount('offer_received')).toBe(offers);
    expect(await notificationCount('analysis_complete')).toBe(analyses);
    // The marketplace has no startup that startups does not have.
    const known = new Set(all.map(({ id }) => id));
    const rows = await query(
      inDatabase(stack.addresses?.DATABASE_URL ?? '', 'proofround_marketplace'),
      'SELECT startup_id::text AS id FROM startups',
    );
    expect(rows.filter(({ id }) => !known.has(String(id)))).toEqual([]);
  }, 90_000);

  it('continues: new work completes, and the database roles are still separate', async () => {
    const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup({ idea_title: 'new' }));
    await until('it is analysed', async () => {
      const { analysis_status } = await founder.read(startupSchema, 'GET', `/startups/${id}`);
      return analysis_status === 'complete';
    });
    expect(
      await count(
        'auth',
        "SELECT count(*) FROM pg_tables WHERE schemaname = 'public' AND tableowner NOT LIKE '%_owner'",
      ),
    ).toBe(0);
    expect(
      await count(
        'auth',
        "SELECT has_table_privilege('proofround_auth_app', 'migrations', 'INSERT')::int AS count",
      ),
    ).toBe(0);
  });

  it('is readable only for its owner', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(join(after, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('is refused if the target is in use or a byte is wrong', async () => {
    await expect(backup({ folder, dataDir: after, settings })).rejects.toThrow('is not empty');
    await expect(restore({ folder, dataDir: after, settings })).rejects.toThrow('is not empty');
    await expect(restore({ folder, dataDir: after, settings, force: true })).rejects.toThrow('runs already');
    const damaged = join(work, 'damaged');
    cpSync(folder, damaged, { recursive: true });
    appendFileSync(join(damaged, 'startups.dump'), 'x');
    const fresh = join(work, 'fresh');
    await expect(restore({ folder: damaged, dataDir: fresh, settings })).rejects.toThrow(
      'startups.dump is not as it was written',
    );
    rmSync(join(damaged, 'startups.dump'));
    await expect(restore({ folder: damaged, dataDir: fresh, settings })).rejects.toThrow('is missing');
    expect(existsSync(fresh)).toBe(false);
  });

  it('fills servers given by address, and replaces their data only with --force', async () => {
    const given = await startGivenServers(work);
    try {
      const { DATABASE_URL } = given.urls;
      const into = (name: string, force: boolean) =>
        restore({ folder, dataDir: join(work, name), settings: { ...settings, ...given.urls }, force });
      const payments = () =>
        query(inDatabase(DATABASE_URL, 'proofround_billing'), 'SELECT count(*)::int FROM payments');
      await into('first', false);
      expect(await payments()).toEqual([{ count: 1 }]);
      await expect(into('second', false)).rejects.toThrow('The database of auth is not empty');
      await query(inDatabase(DATABASE_URL, 'proofround_billing'), 'DELETE FROM payments');
      await into('second', true);
      expect(await payments()).toEqual([{ count: 1 }]);
    } finally {
      await given.stop();
    }
  }, 60_000);

  it('leaves no folder that looks like a backup when it fails', async () => {
    const broken = join(work, 'broken');
    const dead = { ...settings, REDIS_URL: 'redis://127.0.0.1:1' };
    await expect(backup({ folder: broken, dataDir: after, settings: dead })).rejects.toThrow();
    expect(readdirSync(work).filter((name) => name.startsWith('broken'))).toEqual([]);
  });
});
