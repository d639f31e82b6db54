import { type Notification, rpc, startupAnalysed } from '@proofround/contracts';
import { anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { anAnalysis } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';

const missing = { code: 'not_found', message: 'Notification not found' };

describe('the inbox', () => {
  let world: NotificationsWorld;

  beforeAll(async () => {
    world = await NotificationsWorld.start();
  });
  afterAll(() => world.stop());

  /** Creates a founder with this many notifications, and returns them newest first. */
  const aFounderWithNotifications = async (times: number) => {
    const owner_id = uuid();
    for (let n = 1; n <= times; n++) {
      await world.publish(startupAnalysed, anAnalysis({ owner_id, idea_title: `Idea ${n}` }));
      await until('the notification exists', async () => (await world.inbox(owner_id)).length === n);
    }
    return { actor: anActor({ user_id: owner_id }), inbox: await world.inbox(owner_id) };
  };
  const read = (actor: ReturnType<typeof anActor>, { id }: Pick<Notification, 'id'>) =>
    world.rpc.call(rpc.notifications.read, { actor, notification_id: id });

  it('is empty at first', async () => {
    const actor = anActor();
    expect(await world.rpc.call(rpc.notifications.list, { actor })).toEqual([]);
    expect(await world.rpc.call(rpc.notifications.countUnread, { actor })).toEqual({ unread_count: 0 });
    expect(await world.rpc.call(rpc.notifications.readAll, { actor })).toEqual({ unread_count: 0 });
  });

  // rule: NOTE-2
  it('shows the newest first, with the fields of the contract only', async () => {
    const { inbox } = await aFounderWithNotifications(3);
    expect(inbox.map(({ title }) => title)).toEqual([
      'Your analysis of Idea 3 is ready',
      'Your analysis of Idea 2 is ready',
      'Your analysis of Idea 1 is ready',
    ]);
    expect(Object.keys(inbox[0] ?? {}).toSorted()).toEqual(
      ['body', 'created_at', 'id', 'link', 'read_at', 'title', 'type'].toSorted(),
    );
  });

  it('is returned in pages that continue where the last one ended', async () => {
    const { actor, inbox } = await aFounderWithNotifications(5);
    const seen: Notification[][] = [];
    let cursor: string | undefined;
    do {
      const page = await world.rpc.forward(rpc.notifications.list, { actor, limit: 2, cursor });
      seen.push(z.array(z.custom<Notification>()).parse(JSON.parse(Buffer.from(page.json).toString())));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(seen.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(seen.flat()).toEqual(inbox);
  });

  // rules: NOTE-3, NOTE-4
  it('counts unread notifications, and marking one as read again changes nothing', async () => {
    const { actor, inbox } = await aFounderWithNotifications(2);
    const [newest] = inbox;
    if (!newest) throw new Error('the founder has no notification');
    expect(await world.unread(actor.user_id)).toBe(2);
    const first = await read(actor, newest);
    expect(first).toEqual({ ...newest, read_at: expect.any(String) as string });
    expect(await world.unread(actor.user_id)).toBe(1);
    expect(await read(actor, newest)).toEqual(first);
    expect(await world.unread(actor.user_id)).toBe(1);
  });

  it('keeps one time of reading when a notification is marked as read several times at once', async () => {
    const { actor, inbox } = await aFounderWithNotifications(1);
    const [newest] = inbox;
    if (!newest) throw new Error('the founder has no notification');
    const readings = await Promise.all(Array.from({ length: 6 }, () => read(actor, newest)));
    expect(new Set(readings.map(({ read_at }) => read_at)).size).toBe(1);
  });

  // rule: NOTE-4
  it('marks all as read and keeps the first time of each', async () => {
    const { actor, inbox } = await aFounderWithNotifications(3);
    const [newest] = inbox;
    if (!newest) throw new Error('the founder has no notification');
    const { read_at } = await read(actor, newest);
    expect(await world.rpc.call(rpc.notifications.readAll, { actor })).toEqual({ unread_count: 0 });
    const after = await world.inbox(actor.user_id);
    expect(after.every((notification) => notification.read_at !== null)).toBe(true);
    expect(after[0]?.read_at).toBe(read_at);
  });

  // rule: NOTE-5
  it('is not accessible to other users, not even the admin', async () => {
    const { actor, inbox } = await aFounderWithNotifications(1);
    const [newest] = inbox;
    if (!newest) throw new Error('the founder has no notification');
    for (const other of [anActor(), anActor({ user_type: 'investor' }), anActor({ is_admin: true })]) {
      expect(await world.inbox(other.user_id)).toEqual([]);
      await expect(read(other, newest)).rejects.toMatchObject(missing);
      await world.rpc.call(rpc.notifications.readAll, { actor: other });
    }
    expect(await world.unread(actor.user_id)).toBe(1);
  });

  it('answers not found for an invalid or unknown id', async () => {
    await expect(read(anActor(), { id: 'no-uuid' })).rejects.toMatchObject(missing);
    await expect(read(anActor(), { id: uuid() })).rejects.toMatchObject(missing);
  });

  it('has entities that match its migrations', async () => {
    const pending = await world.database.driver.createSchemaBuilder().log();
    expect(pending.upQueries.map(({ query }) => query)).toEqual([]);
  });
});
