import { accountDeleted, rpc, startupDeleted, startupReviewed } from '@proofround/contracts';
import { aDeparture } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aHold } from '../testing/events.js';
import { Talks } from '../testing/talks.js';

const TABLES = [
  'threads',
  'messages',
  'message_mails',
  'discussed_startups',
  'notifications',
  'idempotency_keys',
  'blocks',
] as const;

describe('the erasure and export of conversations', () => {
  let talks: Talks;
  beforeAll(async () => {
    talks = await Talks.start();
  });
  afterAll(() => talks.stop());

  const tablesWith = async (text: string): Promise<string[]> => {
    const found = await Promise.all(
      TABLES.map(async (table) => {
        const rows = await talks.world.database.query<unknown[]>(
          `SELECT 1 FROM "${table}" AS data WHERE data::text LIKE '%' || $1 || '%' LIMIT 1`,
          [text],
        );
        return rows.length > 0 ? [table] : [];
      }),
    );
    return found.flat();
  };
  /** A thread in which both wrote, with stored first answers. */
  const aStoredThread = async () => {
    const made = await talks.aThread('The secret of Ivy');
    const { founder, investor, thread } = made;
    for (const actor of [founder, investor]) {
      const idempotency = { route: `POST /threads/${thread.id}/messages`, key: uuid(), fingerprint: 'a' };
      const body = { message: 'Kept', quote: null };
      const request = { actor, thread_id: thread.id, body };
      await talks.world.rpc.call(rpc.conversations.write, request, { idempotency });
    }
    return made;
  };

  // rules: PRIVACY-5, PRIVACY-6, TALK-9
  it('leave nothing of the threads of a deleted account, for the other side too', async () => {
    for (const leaver of ['investor', 'founder'] as const) {
      const made = await aStoredThread();
      const { founder, investor, startup, thread } = made;
      const gone = made[leaver];
      await talks.block(founder, thread.id);
      const other = leaver === 'founder' ? investor : founder;
      const eventId = await talks.world.publish(accountDeleted, aDeparture(gone.user_id));
      await talks.world.publish(accountDeleted, aDeparture(gone.user_id), eventId);
      await talks.world.settled(accountDeleted);
      expect(await talks.list(other)).toEqual([]);
      expect(await talks.unread(other)).toEqual({ unread_count: 0 });
      expect(await talks.types(other)).toEqual([]);
      expect(await tablesWith(thread.id)).toEqual([]);
      expect(await tablesWith('The secret of Ivy')).toEqual([]);
      // Late calls of both sides
      const { startup_id } = startup;
      await expect(talks.open(investor, { startup_id })).rejects.toThrow();
      await expect(talks.open(founder, { startup_id, investor_id: investor.user_id })).rejects.toThrow();
      expect(await tablesWith(investor.user_id)).toEqual([]);
    }
  });

  // rules: PRIVACY-5, TALK-9
  it('delete also more threads than a statement has parameters', async () => {
    const { investor, startup } = await talks.aThread('The busiest investor');
    await talks.world.database.query(
      `INSERT INTO threads (id, startup_id, listing_id, owner_id, guest_id, state, last_message_at, created_at)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), $2, 'open', now(), now()
       FROM generate_series(1, 66000)`,
      [startup.startup_id, investor.user_id],
    );
    await talks.world.publish(accountDeleted, aDeparture(investor.user_id));
    await talks.world.settled(accountDeleted);
    expect(await talks.list(investor)).toEqual([]);
  });

  // rules: PRIVACY-6, TALK-9
  it('leave nothing about a deleted startup, also when an event about it comes late', async () => {
    const { investor, startup, thread } = await aStoredThread();
    const { startup_id, owner_id } = startup;
    await talks.world.publish(startupDeleted, { startup_id, owner_id });
    await talks.world.settled(startupDeleted);
    await talks.world.publish(startupReviewed, aHold({ startup_id, owner_id }));
    await talks.world.settled(startupReviewed);
    await expect(talks.get(investor, thread.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(talks.open(investor, { startup_id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await tablesWith(startup_id)).toEqual([]);
    expect(await tablesWith(thread.id)).toEqual([]);
  });

  // rules: PRIVACY-3, TALK-9
  it('export the threads and what the user wrote, and nothing of the other side', async () => {
    const { founder, startup, thread } = await aStoredThread();
    const section = (name: 'threads' | 'messages' | 'blocks') =>
      talks.world.rpc.call(rpc.accounts.export.notifications, { actor: founder, section: name });
    expect(await section('threads')).toEqual([
      {
        id: thread.id,
        kind: 'startup',
        startup_id: startup.startup_id,
        listing_id: null,
        state: 'open',
        blocked: false,
        created_at: thread.created_at,
      },
    ]);
    await talks.block(founder, thread.id);
    expect(await section('blocks')).toEqual([
      { id: expect.any(String) as string, created_at: expect.any(String) as string },
    ]);
    expect(await section('threads')).toEqual([expect.objectContaining({ blocked: true })]);
    expect(await section('messages')).toEqual([expect.objectContaining({ message: 'Kept' })]);
  });
});
