import { createHash, createHmac } from 'node:crypto';

import {
  accountDeleted,
  type Actor,
  rpc,
  type ShareInput,
  shareOpened,
  SHARES_MAX,
  startupDeleted,
} from '@proofround/contracts';
import { aDeparture, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import {
  admin,
  founder,
  investor,
  missing,
  StartupsWorld,
  VISITOR_SECRET,
} from '../testing/startups-world.js';
import { revokeSharesOf } from './revoke.js';
import { ShareSweep } from './share.sweep.js';

const SHARE_MISSING = { code: 'not_found', message: 'Link not found' };
const GONE = { code: 'gone', message: 'This link is no longer available' };

describe('shares', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start({ PUBLIC_URL: 'https://proofround.test/' });
  });
  afterAll(() => world.stop());

  const share = (actor: Actor, startup_id: string, body: Partial<ShareInput> = {}) =>
    world.rpc.call(rpc.shares.create, { actor, startup_id, body: { fields: ['problem'], ...body } });
  const list = (actor: Actor, startup_id: string) => world.rpc.call(rpc.shares.list, { actor, startup_id });
  const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);
  const open = (token: string, visitor = 'A', email?: string) =>
    world.rpc.call(rpc.shares.open, { token, visitor, email });
  const pro = (): Actor => ({ ...founder(), is_pro: true });

  // rules: SHARE-1, SHARE-2
  it('are made, listed and revoked by the owner alone', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const made = await share(owner, id);
    expect(made).toMatchObject({ opens: 0, opened_by: null, email_gate: false, expires_at: null });
    expect(made.url).toMatch(/^https:\/\/proofround\.test\/s\/[\w-]{43}$/);
    expect(await list(owner, id)).toEqual([made]);
    for (const other of [founder(), investor(), admin()]) {
      await expect(share(other, id)).rejects.toMatchObject(missing);
      await expect(list(other, id)).rejects.toMatchObject(missing);
      const revoking = world.rpc.call(rpc.shares.revoke, { actor: other, startup_id: id, share_id: made.id });
      await expect(revoking).rejects.toMatchObject(missing);
    }
    await world.rpc.call(rpc.shares.revoke, { actor: owner, startup_id: id, share_id: made.id });
    expect(await list(owner, id)).toEqual([]);
    await expect(open(tokenOf(made))).rejects.toMatchObject(GONE);
    const again = world.rpc.call(rpc.shares.revoke, { actor: owner, startup_id: id, share_id: made.id });
    await expect(again).rejects.toMatchObject(SHARE_MISSING);
  });

  // rule: STARTUP-10
  it('are revoked with the startup, also more of them than a statement has parameters', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    await world.database.query(
      `INSERT INTO shares (id, startup_id, token, fields, email_gate, created_at, revoked_at)
       SELECT gen_random_uuid(), $1, gen_random_uuid()::text, '{problem}', false, now(), now()
       FROM generate_series(1, 66000)`,
      [id],
    );
    const revoked = await world.database.transaction((tx) => revokeSharesOf(tx, [id]));
    expect(revoked).toHaveLength(66_000);
    await world.database.query('DELETE FROM shares WHERE startup_id IS NULL');
  });

  // rule: SHARE-2
  it('are at most twenty per startup, also when made at once, and must expire in the future', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const made = await Promise.allSettled(Array.from({ length: SHARES_MAX + 5 }, () => share(owner, id)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(SHARES_MAX);
    const past = share(owner, id, { expires_at: '2020-01-01T00:00:00.000Z' });
    await expect(past).rejects.toMatchObject({ code: 'invalid' });
  });

  // rules: SHARE-1, SHARE-2
  it('that are live are listed and counted, however many expired ones are newer', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const live = await share(owner, id);
    for (let n = 1; n < SHARES_MAX; n++) await share(owner, id);
    await world.database.query(
      `INSERT INTO shares (id, startup_id, token, fields, email_gate, created_at, expires_at)
       SELECT ('ffffffff' || substr(gen_random_uuid()::text, 9))::uuid, $1, gen_random_uuid()::text, '{problem}',
              false, now(), now()
       FROM generate_series(1, 200)`,
      [id],
    );
    const listed = await list(owner, id);
    expect(listed).toContainEqual(live);
    expect(listed.map((one) => one.id)).toEqual(
      listed
        .map((one) => one.id)
        .toSorted()
        .toReversed(),
    );
    await expect(share(owner, id)).rejects.toMatchObject({ code: 'conflict' });
    const onePager = await world.rpc.call(rpc.shares.getOnePager, { actor: owner, startup_id: id });
    expect(listed.map(({ url }) => url)).toContain(onePager.url);
  });

  // rule: SHARE-4
  it('show the chosen fields and nothing else', async () => {
    const owner = founder();
    const { id } = await world.create(owner, { problem_statement: 'By hand.', user_count: 3 });
    const shown = await open(tokenOf(await share(owner, id, { fields: ['problem', 'figures'] })));
    expect(Object.keys(shown).toSorted()).toEqual(
      [
        'expires_at',
        'idea_description',
        'idea_title',
        'location',
        'monthly_revenue',
        'problem_statement',
        'sector',
        'stage',
        'user_count',
      ].toSorted(),
    );
    for (const token of ['unknown', 'x'.repeat(43), 'a\u0000b'])
      await expect(open(token)).rejects.toMatchObject(SHARE_MISSING);
  });

  // rule: SHARE-3
  it('are gone while the startup is held, once they expire and once it is deleted', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const expiring = await share(owner, id, { expires_at: new Date(Date.now() + 60_000).toISOString() });
    await world.database.query(`UPDATE shares SET expires_at = now() WHERE id = $1`, [expiring.id]);
    await expect(open(tokenOf(expiring))).rejects.toMatchObject(GONE);
    const token = tokenOf(await share(owner, id));
    await world.database.query('UPDATE startups SET held_back = true WHERE id = $1', [id]);
    await expect(open(token)).rejects.toMatchObject(GONE);
    await world.database.query('UPDATE startups SET held_back = false WHERE id = $1', [id]);
    await open(token);
    await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: id });
    await expect(open(token)).rejects.toMatchObject(GONE);
    await until('the deletion is published', () => world.publishedData(startupDeleted).length > 0);
  });

  // rules: SHARE-5, SHARE-6
  it('count one open per visitor within ten minutes, and list readers for Founder Pro', async () => {
    const owner = pro();
    const { id } = await world.create(owner);
    const made = await share(owner, id, { email_gate: true });
    const token = tokenOf(made);
    await expect(open(token)).rejects.toMatchObject({ code: 'forbidden' });
    await Promise.all([1, 2, 3].map(() => open(token, 'A', 'ivy@example.com')));
    await open(token, 'B', 'ivy@example.com');
    await world.database.query(`UPDATE share_opens SET opened_at = now() - interval '11 minutes'`);
    await open(token, 'A', 'ivy@example.com');
    expect(await list(owner, id)).toMatchObject([
      { opens: 3, opened_by: [{ email: 'ivy@example.com', opens: 3 }] },
    ]);
    expect(await list({ ...owner, is_pro: false }, id)).toMatchObject([{ opens: 3, opened_by: null }]);
    const stored = await world.rows(
      z.object({ visitor: z.string() }),
      'SELECT visitor FROM share_opens WHERE share_id = $1 ORDER BY opened_at DESC',
      [made.id],
    );
    const hashOf = (visitor: string) =>
      createHmac('sha256', VISITOR_SECRET).update(`${made.id}\n${visitor}`).digest('base64url');
    expect(stored).toEqual([{ visitor: hashOf('A') }, { visitor: hashOf('B') }]);
  });

  // rule: SHARE-7
  it('notify the owner of opens once a day per startup', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const tokens = await Promise.all([share(owner, id), share(owner, id)]);
    await Promise.all(tokens.flatMap((made) => ['A', 'B'].map((visitor) => open(tokenOf(made), visitor))));
    const notices = () => world.publishedData(shareOpened).filter(({ startup_id }) => startup_id === id);
    await until('the event is published', () => notices().length > 0);
    await world.database.query(`UPDATE share_announcements SET day = day - 1 WHERE startup_id = $1`, [id]);
    await open(tokenOf(tokens[0]), 'C');
    await until('the owner is notified on the next day', () => notices().length > 1);
    expect(notices()).toHaveLength(2);
  });

  // rules: SHARE-9, PRIVACY-5
  it('forget their readers when the link or the startup goes, and after 90 days without a visit', async () => {
    const owner = pro();
    const { id } = await world.create(owner);
    const gated = await Promise.all([1, 2, 3].map(() => share(owner, id, { email_gate: true })));
    for (const made of gated) await open(tokenOf(made), 'A', 'ivy@example.com');
    const readers = () =>
      world.rows(
        z.object({ share_id: z.string() }),
        'SELECT share_id FROM share_readers WHERE share_id = ANY($1)',
        [gated.map((made) => made.id)],
      );
    const [first, second] = gated;
    await world.rpc.call(rpc.shares.revoke, { actor: owner, startup_id: id, share_id: first?.id ?? '' });
    expect(await readers()).toHaveLength(2);
    await world.database.query(
      `UPDATE share_readers SET last_opened_at = now() - interval '91 days' WHERE share_id = $1`,
      [second?.id],
    );
    await world.service.get(ShareSweep).sweep();
    expect(await readers()).toHaveLength(1);
    await world.rpc.call(rpc.startups.delete, { actor: owner, startup_id: id });
    expect(await readers()).toEqual([]);
  });

  // rules: SHARE-9, PRIVACY-5
  it('forget a reader whose account with that address is deleted, and nobody else', async () => {
    const owner = pro();
    const { id } = await world.create(owner);
    const made = await Promise.all([1, 2].map(() => share(owner, id, { email_gate: true })));
    for (const one of made)
      for (const email of ['Ivy.Chen@Example.com', 'max@example.com']) await open(tokenOf(one), 'A', email);
    const salt = 'a salt';
    const hash = createHash('sha256').update(`${salt}ivy.chen@example.com`).digest('hex');
    const gone = { user_id: uuid(), email_mark: { salt, hash } };
    const left = async () =>
      (await list(owner, id)).flatMap(({ opened_by }) => opened_by?.map(({ email }) => email));
    expect(await left()).toHaveLength(4);
    await world.publish(accountDeleted, aDeparture(uuid()));
    await world.publish(accountDeleted, gone);
    expect(await left()).toEqual(['max@example.com', 'max@example.com']);
  });

  // rule: SHARE-8
  it('give the one-pager its address if they are live and have no gate', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const url = async (actor = owner) =>
      (await world.rpc.call(rpc.shares.getOnePager, { actor, startup_id: id })).url;
    expect(await url()).toBe(`https://proofround.test/startups/${id}`);
    await share(owner, id, { email_gate: true });
    expect(await url(admin())).toBe(`https://proofround.test/startups/${id}`);
    const made = await share(owner, id);
    expect(await url()).toBe(made.url);
    await expect(url(investor())).rejects.toMatchObject(missing);
  });
});
