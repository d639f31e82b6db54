import { type AuditEntry, rpc, startupReviewed, type User } from '@proofround/contracts';
import { connectNats, EventPublisher, jetstreamClient, migrateDatabase } from '@proofround/service-kit';
import { anActor, createDatabase, until } from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { authService } from '../service.js';
import { ADMIN_EMAIL, AuthWorld, PASSWORD } from '../testing/auth-world.js';

const admin = anActor({ is_admin: true });

describe('the audit log', () => {
  let world: AuthWorld;

  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const entries = (filter: object = {}) => world.call(rpc.audit.list, { actor: admin, ...filter });
  /** The user's acts, oldest first. */
  const actsOf = async ({ id }: User) =>
    (await entries({ actor_id: id })).map(({ action }) => action).toReversed();

  // rule: ACCOUNT-33
  it('has each log-in, change of credentials, export and deletion', async () => {
    const user = await world.registerVerified();
    const actor = world.actorOf(user);
    await world.logIn(user.email, PASSWORD);
    const changed = 'a longer battery staple';
    await world.call(rpc.passwords.change, {
      actor,
      body: { current_password: PASSWORD, new_password: changed },
    });
    await world.call(rpc.profile.update, {
      actor,
      body: { email: `${uuid()}@example.com`, current_password: changed },
    });
    await world.call(rpc.emails.verify, {
      body: { token: await world.newestToken(user, 'confirm_new_email') },
    });
    await world.call(rpc.emails.undo, {
      body: { token: await world.newestToken(user, 'undo_email_change') },
    });
    const token = await world.newestToken(user, 'reset_password');
    await world.call(rpc.passwords.reset, { body: { token, password: changed } });
    await world.call(rpc.sessions.logOutAll, { actor });
    await world.call(rpc.accounts.beginExport, { actor });
    await world.call(rpc.accounts.delete, { actor, body: { password: changed } });
    expect(await actsOf(user)).toEqual([
      'account.logged_in',
      'account.password_changed',
      'account.email_changed',
      'account.email_change_undone',
      'account.password_reset',
      'account.logged_out_everywhere',
      'account.exported',
      'account.deleted',
    ]);
    // Nothing of it names the user any more.
    expect(JSON.stringify(await entries({ actor_id: user.id }))).not.toContain('Amara');
  });

  // rule: ACCOUNT-33
  it('has suspensions and log-ins of the admin', async () => {
    const user = await world.register();
    for (const suspended of [true, true, false])
      await world.call(rpc.admin.setSuspension, {
        actor: admin,
        user_id: user.id,
        body: { suspended, reason: 'Spam.' },
      });
    const acts = (await entries({ actor_id: admin.user_id })).filter(
      ({ object_id }) => object_id === user.id,
    );
    expect(acts.map(({ action }) => action)).toEqual(['account.restored', 'account.suspended']);
    await world.logIn(ADMIN_EMAIL, 'the admin password');
    const [logIn] = await entries({ action: 'admin.logged_in' });
    expect(logIn).toMatchObject({ actor_name: 'Admin', details: { second_factor: false } });
  });

  // rule: ACCOUNT-33
  it('has each decision on a startup once, also if the event arrives twice', async () => {
    const connection = await connectNats({ url: world.natsUrl, name: 'test-events' });
    const startup_id = uuid();
    const data = { startup_id, owner_id: uuid(), idea_title: 'LedgerLoop', held: true, version: 2 };
    const decided = { note: null, decided_by: admin.user_id, moderated: false };
    const decision = { state: 'upheld' as const, ...decided };
    const publisher = new EventPublisher(jetstreamClient(connection));
    await publisher.publish(startupReviewed, { ...data, decision: null }, uuid());
    const event_id = uuid();
    for (let time = 0; time < 2; time++)
      await publisher.publish(startupReviewed, { ...data, decision }, event_id);
    const found = (): Promise<AuditEntry[]> => entries({ action: 'review.upheld' });
    await until('the decision is recorded', async () => (await found()).length > 0);
    expect(await found()).toMatchObject([
      { actor_id: admin.user_id, object_kind: 'startup', object_id: startup_id, details: {} },
    ]);
    await connection.drain();
  });

  // rule: ACCOUNT-35
  it('is read by the admin only, in pages and by time', async () => {
    const user = await world.register();
    for (let time = 0; time < 3; time++) await world.logIn(user.email, PASSWORD);
    const all = await entries({ actor_id: user.id });
    const [newest, middle, oldest] = all;
    expect(all).toHaveLength(3);
    const page = { actor_id: user.id, limit: 1, cursor: newest?.id };
    expect(await entries(page)).toEqual([middle]);
    const later = await entries({ actor_id: user.id, from: newest?.at });
    expect(later).toContainEqual(newest);
    expect(await entries({ actor_id: user.id, to: oldest?.at })).toEqual([]);
    const [dawn, precise] = ['0000-01-01T00:00:00Z', `2100-01-01T00:00:00.${'0'.repeat(150)}Z`];
    expect(await entries({ actor_id: user.id, from: dawn, to: precise })).toEqual(all);
    await expect(world.call(rpc.audit.list, { actor: anActor() })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Admin access required',
    });
  });

  // rule: ACCOUNT-35
  it('can be added to by the service’s database user, and not changed or deleted, also after a restart', async () => {
    const url = await createDatabase('audit');
    const name = new URL(url).pathname.slice(1);
    const run = async (as: string, sql: string): Promise<unknown> => {
      const connection = new DataSource({ type: 'postgres', url: as });
      await connection.initialize();
      try {
        return await connection.query(sql);
      } finally {
        await connection.destroy();
      }
    };
    await run(url, `CREATE ROLE "${name}_app" LOGIN PASSWORD 'app'`);
    const app = Object.assign(new URL(url), { username: `${name}_app`, password: 'app' }).href;
    const grant = `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO "${name}_app"`;
    const { database } = authService;
    if (!database) throw new Error('auth has no database');
    await migrateDatabase(database, { url, service: 'auth' });
    // Each start of the stack grants the rights again and migrates after it.
    await run(url, grant);
    await migrateDatabase(database, { url, service: 'auth' });

    await run(
      app,
      `INSERT INTO audit_entries VALUES (gen_random_uuid(), now(), NULL, 'account.deleted', 'account', gen_random_uuid(), '{}')`,
    );
    expect(await run(app, 'SELECT action FROM audit_entries')).toEqual([{ action: 'account.deleted' }]);
    for (const change of [
      "UPDATE audit_entries SET action = 'x'",
      'DELETE FROM audit_entries',
      'TRUNCATE audit_entries',
    ])
      await expect(run(app, change)).rejects.toMatchObject({ code: '42501' });
    expect(await run(app, 'DELETE FROM reports')).toEqual([[], 0]);
  });
});
