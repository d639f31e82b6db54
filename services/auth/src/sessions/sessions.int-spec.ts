import { generateKeyPairSync } from 'node:crypto';

import { type Client, rpc, session } from '@proofround/contracts';
import {
  anActor,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
  type TestService,
  until,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { authService } from '../service.js';
import { subjectOf } from '../testing/subject.js';
import { OwnSessions } from './own-sessions.js';

const PASSWORD = 'correct horse';
const laptop: Client = { device: 'Firefox on Linux', address: '203.0.113.x', known: false };
const phone: Client = { device: 'Safari on iOS', address: '198.51.100.x', known: false };

describe('sessions', () => {
  let nats: TestServer;
  let auth: TestService;
  let client: RpcTestClient;
  let services: RpcTestClient['rpc'];

  beforeAll(async () => {
    nats = await startNats();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    auth = await startTestService(authService, {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      ADMIN_EMAIL: 'admin@proofround.test',
      ADMIN_PASSWORD: 'the admin password',
    });
    client = await rpcClient(nats.url);
    services = client.rpc;
  });
  afterAll(async () => {
    await client.close();
    await auth.close();
    await nats.stop();
  });

  const query = (sql: string, values: unknown[]): Promise<unknown> =>
    auth.app.get(DataSource).query(sql, values);
  const register = async () => {
    const body = { email: `${uuid()}@example.com`, password: PASSWORD, name: 'Amara Osei' };
    const { access_token } = await services.call(rpc.accounts.register, { body, client: laptop });
    return { email: body.email, ...subjectOf(access_token) };
  };
  const logIn = async (email: string, from: Client) => {
    const body = { email, password: PASSWORD };
    const reply = await services.call(rpc.accounts.logIn, { body, client: from });
    return subjectOf(session.parse(reply).access_token);
  };
  const resolve = (subject: { user_id: string; session_id: string }) =>
    services.call(rpc.accounts.resolve, subject);
  const list = (user_id: string, session_id: string) =>
    services.call(rpc.sessions.list, { actor: anActor({ user_id, session_id }) });
  const lastSeen = async ({ user_id, session_id }: { user_id: string; session_id: string }) =>
    (await list(user_id, session_id)).find(({ current }) => current)?.last_seen_at ?? '';

  // rule: ACCOUNT-11
  it('begin with a registration and each log-in, and belong to one user', async () => {
    const first = await register();
    const second = await logIn(first.email, phone);
    expect(await resolve(second)).toMatchObject({ ...second, suspended: false });
    expect(await resolve({ ...second, user_id: (await register()).user_id })).toBeNull();
    expect(await list(first.user_id, first.session_id)).toMatchObject([
      { id: second.session_id, device: 'Safari on iOS', address: '198.51.100.x', current: false },
      { id: first.session_id, device: 'Firefox on Linux', address: '203.0.113.x', current: true },
    ]);
  });

  // rule: ACCOUNT-11
  it('expire with their token and are deleted then', async () => {
    const subject = await register();
    await query(`UPDATE sessions SET expires_at = now() WHERE id = $1`, [subject.session_id]);
    expect(await resolve(subject)).toBeNull();
    expect(await list(subject.user_id, subject.session_id)).toEqual([]);
    await auth.app.get(OwnSessions).sweep();
    expect(await query('SELECT 1 FROM sessions WHERE id = $1', [subject.session_id])).toEqual([]);
  });

  // rule: LIVE-9
  it('that have ended, or whose user is suspended or deleted, are found among many', async () => {
    const [open, ended, expired, suspended, deleted] = [
      await register(),
      await register(),
      await register(),
      await register(),
      await register(),
    ];
    const unknown = uuid();
    await services.call(rpc.sessions.logOut, { actor: anActor(ended) });
    await query('UPDATE sessions SET expires_at = now() WHERE id = $1', [expired.session_id]);
    await query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.user_id]);
    await query('DELETE FROM users WHERE id = $1', [deleted.user_id]);
    const refused = [ended, expired, suspended, deleted].map(({ session_id }) => session_id);
    const session_ids = [open.session_id, ...refused, unknown];
    const answer = await services.call(rpc.sessions.findRefused, { session_ids });
    expect(new Set(answer.session_ids)).toEqual(new Set([...refused, unknown]));
    expect(await services.call(rpc.sessions.findRefused, { session_ids: [] })).toEqual({ session_ids: [] });
  });

  // rule: ACCOUNT-14
  it('record their last use when the former record is older than five minutes', async () => {
    const subject = await register();
    const age = (interval: string) =>
      query('UPDATE sessions SET last_seen_at = now() - $2::interval WHERE id = $1', [
        subject.session_id,
        interval,
      ]);
    await age('4 minutes');
    const recent = await lastSeen(subject);
    await resolve(subject);
    await age('6 minutes');
    const old = await lastSeen(subject);
    expect(old < recent).toBe(true);
    await resolve(subject);
    await until('the use is recorded', async () => (await lastSeen(subject)) > recent);
  });

  // rule: ACCOUNT-11
  it('are at most 100 for a user; the one seen longest ago ends', async () => {
    const first = await register();
    await query(
      `INSERT INTO sessions (id, user_id, device, address, expires_at)
       SELECT gen_random_uuid(), $1, 'Many', '', now() + interval '1 day' FROM generate_series(1, 99)`,
      [first.user_id],
    );
    expect(await resolve(first)).not.toBeNull();
    const last = await logIn(first.email, laptop);
    expect([await resolve(first), (await list(last.user_id, last.session_id)).length]).toEqual([null, 100]);
  });

  // rule: ACCOUNT-26
  it('on a new device notify the owner of a verified address, with device, address and time', async () => {
    const { email, user_id } = await register();
    const noticeMails = () =>
      query('SELECT email, details FROM account_mails WHERE kind = $1 AND user_id = $2', [
        'new_device',
        user_id,
      ]);
    await logIn(email, phone);
    expect(await noticeMails()).toEqual([]); // not verified
    await query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user_id]);
    await query('DELETE FROM sessions WHERE user_id = $1 AND device = $2', [user_id, phone.device]);
    for (const from of [laptop, { ...phone, known: true }]) await logIn(email, from);
    expect(await noticeMails()).toEqual([]);
    await query('DELETE FROM sessions WHERE user_id = $1 AND device = $2', [user_id, phone.device]);
    await logIn(email, phone);
    await logIn(email, phone);
    expect(await noticeMails()).toMatchObject([
      { email, details: { device: 'Safari on iOS', address: '198.51.100.x' } },
    ]);
    // A stranger who claims to be the same browser comes from another network.
    await logIn(email, { ...phone, address: '192.0.2.x' });
    expect(await noticeMails()).toHaveLength(2);
  });
});
