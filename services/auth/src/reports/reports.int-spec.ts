import { type EventData, eventEnvelope, reportUpheld, rpc, startupDeleted } from '@proofround/contracts';
import { connectNats, EventPublisher, jetstreamClient } from '@proofround/service-kit';
import { anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { AuthWorld, PASSWORD } from '../testing/auth-world.js';

const admin = anActor({ is_admin: true });

describe('reports', () => {
  let world: AuthWorld;
  let connection: Awaited<ReturnType<typeof connectNats>>;
  const upheld: EventData<typeof reportUpheld>[] = [];

  beforeAll(async () => {
    world = await AuthWorld.start();
    connection = await connectNats({ url: world.natsUrl, name: 'test-events' });
    connection.subscribe(reportUpheld.subject, {
      callback: (_, message) => {
        upheld.push(reportUpheld.data.parse(eventEnvelope.parse(message.json()).data));
      },
    });
    await connection.flush();
  });
  afterAll(async () => {
    await connection.drain();
    await world.stop();
  });

  async function report(kind: 'startup' | 'listing' = 'startup', startup_id = uuid()) {
    const user = await world.register();
    const actor = world.actorOf(user);
    const body = { kind, id: kind === 'startup' ? startup_id : uuid(), reason: 'It is not theirs.' };
    const request = { actor, body, startup: { id: startup_id, idea_title: 'LedgerLoop' } };
    return { actor, request, startup_id, report: await world.call(rpc.reports.create, request) };
  }
  const decide = (report_id: string, state: 'dismissed' | 'upheld', note: string | null = null) =>
    world.call(rpc.reports.decide, { actor: admin, report_id, body: { state, note } });
  const listed = async (state?: 'open' | 'dismissed' | 'upheld') =>
    world.call(rpc.reports.list, { actor: admin, state });

  // rule: ACCOUNT-31
  it('are taken once per user and thing while they are open', async () => {
    const { request, report: first } = await report();
    expect(first).toMatchObject({ kind: 'startup', object_id: request.body.id, state: 'open' });
    await expect(world.call(rpc.reports.create, request)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have already reported this',
    });
    const exported = { actor: request.actor, section: 'reports' as const };
    expect(await world.call(rpc.accounts.export.auth, exported)).toEqual([first]);
    const another = { ...request, actor: world.actorOf(await world.register()) };
    await world.call(rpc.reports.create, another);
    await decide(first.id, 'dismissed');
    expect((await world.call(rpc.reports.create, request)).id).not.toBe(first.id);
  });

  // rule: ACCOUNT-32
  it('are listed for the admin, newest first, in pages and by state', async () => {
    const older = (await report()).report.id;
    const newer = (await report('listing')).report.id;
    await decide(older, 'dismissed', 'Nothing to see.');
    const ids = (await listed()).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([newer, older]);
    expect((await listed('open')).map(({ id }) => id)).not.toContain(older);
    expect((await listed('dismissed'))[0]).toMatchObject({
      id: older,
      note: 'Nothing to see.',
      decided_by: admin.user_id,
    });
    const [second] = await world.call(rpc.reports.list, { actor: admin, limit: 1, cursor: newer });
    expect(second?.id).toBe(older);
    await expect(world.call(rpc.reports.list, { actor: anActor() })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  // rule: ACCOUNT-32
  it('announce the startup of an upheld one once, with the note and without the reporter', async () => {
    const { report: row, startup_id } = await report('listing');
    expect(await decide(row.id, 'upheld', 'Sell only what is yours.')).toMatchObject({ state: 'upheld' });
    await until('the event is published', () => upheld.some(({ report_id }) => report_id === row.id));
    expect(upheld.filter(({ report_id }) => report_id === row.id)).toEqual([
      { report_id: row.id, startup_id, decided_by: admin.user_id, note: 'Sell only what is yours.' },
    ]);
    await expect(decide(row.id, 'dismissed')).rejects.toMatchObject({
      code: 'conflict',
      message: 'This report has already been decided',
    });
    for (const id of [uuid(), 'none'])
      await expect(decide(id, 'dismissed')).rejects.toMatchObject({ code: 'not_found' });
  });

  // rules: TALK-8, TALK-9
  it('of a message keep its text, hold no startup, and go with its author', async () => {
    const author = await world.register();
    const actor = world.actorOf(await world.register());
    const body = { kind: 'message' as const, id: uuid(), reason: 'A scam.' };
    const startup = { id: uuid(), idea_title: 'LedgerLoop' };
    const message = { text: 'Send me money', author_id: author.id };
    const row = await world.call(rpc.reports.create, { actor, body, startup, message });
    const find = async () => (await listed()).find(({ id }) => id === row.id);
    expect(await find()).toMatchObject({ reported_text: 'Send me money', author_id: author.id });
    await decide(row.id, 'upheld');
    const other = await report();
    await decide(other.report.id, 'upheld');
    await until('a later event is published', () =>
      upheld.some(({ report_id }) => report_id === other.report.id),
    );
    expect(upheld.map(({ report_id }) => report_id)).not.toContain(row.id);
    const leaver = world.actorOf(author);
    await world.call(rpc.accounts.delete, { actor: leaver, body: { password: PASSWORD } });
    expect(await find()).toBeUndefined();
  });

  // rules: PRIVACY-6, TALK-9
  it('of a message do not bring back the words of an author whose account was deleted meanwhile', async () => {
    const author = await world.register();
    const actor = world.actorOf(await world.register());
    await world.call(rpc.accounts.delete, { actor: world.actorOf(author), body: { password: PASSWORD } });
    const body = { kind: 'message' as const, id: uuid(), reason: 'A scam.' };
    const startup = { id: uuid(), idea_title: 'LedgerLoop' };
    const message = { text: 'Send me money', author_id: author.id };
    const late = world.call(rpc.reports.create, { actor, body, startup, message });
    await expect(late).rejects.toMatchObject({ code: 'not_found', message: 'Message not found' });
    expect((await listed()).filter(({ object_id }) => object_id === body.id)).toEqual([]);
  });

  // rules: KEY-1, KEY-6
  it('are taken once with an Idempotency-Key; the answer is kept no longer than startup and account', async () => {
    const aRequest = async () => {
      const actor = world.actorOf(await world.register());
      const startup = { id: uuid(), idea_title: 'LedgerLoop' };
      return { actor, body: { kind: 'startup' as const, id: startup.id, reason: 'Not theirs.' }, startup };
    };
    const requests = [await aRequest(), await aRequest()] as const;
    const kept = async ({ actor }: (typeof requests)[number]) => {
      const sql = 'SELECT 1 FROM idempotency_keys WHERE user_id = $1';
      return (await world.database.query<unknown[]>(sql, [actor.user_id])).length;
    };
    for (const request of requests) {
      const idempotency = { route: 'POST /reports', key: uuid(), fingerprint: 'a' };
      const first = await world.call(rpc.reports.create, request, { idempotency });
      expect(await world.call(rpc.reports.create, request, { idempotency })).toEqual(first);
      expect(await kept(request)).toBe(1);
    }
    const [leaving, staying] = requests;
    await world.call(rpc.accounts.delete, { actor: leaving.actor, body: { password: PASSWORD } });
    expect(await kept(leaving)).toBe(0);
    const data = { startup_id: staying.startup.id, owner_id: uuid() };
    await new EventPublisher(jetstreamClient(connection)).publish(startupDeleted, data, uuid());
    await until('the answer is gone', async () => (await kept(staying)) === 0);
  });

  // rule: ACCOUNT-34
  it('lose a reporter whose account is deleted, and go with a deleted startup', async () => {
    const { actor, report: row, startup_id } = await report();
    const find = async () => (await listed()).find(({ id }) => id === row.id);
    expect(await find()).toMatchObject({ reporter_id: actor.user_id, reporter: { name: 'Amara Osei' } });
    await world.call(rpc.accounts.delete, { actor, body: { password: PASSWORD } });
    expect(await find()).toMatchObject({ reporter_id: null, reason: 'It is not theirs.' });
    expect(await find()).not.toHaveProperty('reporter');
    const data = { startup_id, owner_id: uuid() };
    await new EventPublisher(jetstreamClient(connection)).publish(startupDeleted, data, uuid());
    await until('the report is gone', async () => (await find()) === undefined);
  });
});
