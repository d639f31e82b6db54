import { rpc, type User } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { AuthWorld, PASSWORD } from '../testing/auth-world.js';
import { UserRow } from '../users/user.entity.js';

type Change = (world: AuthWorld, user: User) => Promise<unknown>;

const CHANGES: [string, Change][] = [
  [
    'the deletion of the account',
    (world, user) =>
      world.call(rpc.accounts.delete, { actor: world.actorOf(user), body: { password: PASSWORD } }),
  ],
  [
    'a new e-mail address',
    (world, user) =>
      world.call(rpc.profile.update, {
        actor: world.actorOf(user),
        body: { email: `${uuid()}@example.com`, current_password: PASSWORD },
      }),
  ],
  [
    'a new password',
    (world, user) =>
      world.call(rpc.passwords.change, {
        actor: world.actorOf(user),
        body: { current_password: PASSWORD, new_password: 'battery staple' },
      }),
  ],
  [
    'the set-up of a second factor',
    (world, user) =>
      world.call(rpc.mfa.setup, { actor: world.actorOf(user), body: { current_password: PASSWORD } }),
  ],
];

describe('a password that another request replaces while it is verified', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const waitsForTheLock = async (): Promise<boolean> => {
    const waiting = await world.database.query<unknown[]>(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  };

  // rule: ACCOUNT-40
  it.each(CHANGES)('does not allow %s', async (name, change) => {
    const user = await world.registerVerified();
    // In an object, because the transaction must end before the request can answer.
    const { answer } = await world.database.transaction(async (tx) => {
      await tx.update(UserRow, { id: user.id }, { password_hash: 'the hash of another password' });
      // The request still reads the former hash and then waits for this transaction.
      const request = { answer: change(world, user).catch((error: unknown) => error) };
      await until('the request waits', waitsForTheLock);
      return request;
    });
    expect(await answer).toMatchObject({ code: 'forbidden', message: 'The password is not correct' });
  });
});
