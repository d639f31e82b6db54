import { type EventData, eventEnvelope, rpc, suspensionChanged, type User } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { ADMIN_EMAIL, AuthWorld, PASSWORD } from '../testing/auth-world.js';

const admin = anActor({ is_admin: true });

describe('the suspension of an account', () => {
  let world: AuthWorld;

  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const set = (user_id: string, suspended: boolean, reason: string | null = null) =>
    world.call(rpc.admin.setSuspension, { actor: admin, user_id, body: { suspended, reason } });
  const suspendedNow = async (user: User) => (await world.rights(user))?.suspended;

  // rule: ACCOUNT-30
  it('refuses the user until it is lifted, shows the reason to the admin, and tells the gateways', async () => {
    const user = await world.register();
    const signals = await world.liveSignals(user);
    const suspended = await set(user.id, true, 'Sends spam.');
    expect(suspended).toMatchObject({ id: user.id, suspension_reason: 'Sends spam.' });
    expect(suspended.suspended_at).not.toBeNull();
    expect(await suspendedNow(user)).toBe(true);
    await expect(world.logIn(user.email, PASSWORD)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This account is suspended',
    });
    const listed = await world.call(rpc.admin.listUsers, { actor: admin });
    expect(listed.find(({ id }) => id === user.id)).toEqual(suspended);
    await until('the gateways are told', () => signals.includes('user.updated'));

    expect(await set(user.id, false)).toMatchObject({ suspended_at: null, suspension_reason: null });
    expect(await suspendedNow(user)).toBe(false);
    expect(await world.logIn(user.email, PASSWORD)).toHaveProperty('access_token');
  });

  // rule: PAY-24
  it('is published with its order, also when it is repeated, and so is its end', async () => {
    const changes: EventData<typeof suspensionChanged>[] = [];
    const connection = await connectNats({ url: world.natsUrl, name: 'test-events' });
    connection.subscribe(suspensionChanged.subject, {
      callback: (_, message) => {
        changes.push(suspensionChanged.data.parse(eventEnvelope.parse(message.json()).data));
      },
    });
    await connection.flush();
    const user = await world.register();
    await set(user.id, true, 'First.');
    await set(user.id, true, 'Second.');
    await set(user.id, false);
    await set(user.id, false);
    await until('all are published', () => changes.length === 3);
    await connection.drain();
    const inOrder = changes.toSorted((a, b) => (a.changed_at < b.changed_at ? -1 : 1));
    expect(inOrder.map(({ suspended }) => suspended)).toEqual([true, true, false]);
    expect(new Set(inOrder.map(({ user_id }) => user_id))).toEqual(new Set([user.id]));
    expect(new Set(inOrder.map(({ changed_at }) => changed_at)).size).toBe(3);
  });

  // rule: ACCOUNT-30
  it('keeps its time when another reason replaces the first', async () => {
    const user = await world.register();
    const { suspended_at } = await set(user.id, true, 'First.');
    expect(await set(user.id, true, 'Second.')).toMatchObject({ suspended_at, suspension_reason: 'Second.' });
  });

  // rule: ACCOUNT-30
  it('is refused for the designated admin, for unknown users and to other callers', async () => {
    const [row] = await world.database.query<{ id: string }[]>('SELECT id FROM users WHERE email_key = $1', [
      ADMIN_EMAIL,
    ]);
    await expect(set(row?.id ?? '', true, 'Why not.')).rejects.toMatchObject({
      code: 'conflict',
      message: 'The designated admin account cannot be suspended',
    });
    for (const id of [uuid(), 'none'])
      await expect(set(id, true, 'Unknown.')).rejects.toMatchObject({ code: 'not_found' });
    const body = { suspended: false, reason: null };
    await expect(
      world.call(rpc.admin.setSuspension, { actor: anActor(), user_id: uuid(), body }),
    ).rejects.toMatchObject({ code: 'forbidden', message: 'Admin access required' });
  });
});
