import { FORGET_IDENTITY, IDENTITY_LEASE_MS, identityChange, rpc, type User } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { AuthWorld } from '../testing/auth-world.js';
import { UserRow } from '../users/user.entity.js';

describe('a change of paid access', () => {
  let world: AuthWorld;
  let gateway: Awaited<ReturnType<typeof connectNats>>;
  beforeAll(async () => {
    world = await AuthWorld.start();
    gateway = await connectNats({ url: world.natsUrl, name: 'gateway' });
  });
  afterAll(async () => {
    await gateway.drain();
    await world.stop();
  });
  afterEach(() => world.database.query('DELETE FROM gateways'));

  const set = (user: User, is_premium: boolean, revision?: number) =>
    world.call(rpc.accounts.setPremium, { who: { user_id: user.id }, is_premium, revision });
  const rights = async (user: User) => {
    const caller = await world.rights(user);
    return [caller?.is_premium, caller?.cacheable];
  };
  /** Registers a gateway; `hear` is called with each request and says whether to acknowledge it. */
  const listening = async (hear: (user_id: string) => Promise<boolean>) => {
    const gateway_id = uuid();
    await world.call(rpc.gateways.register, { gateway_id });
    const subscription = gateway.subscribe(FORGET_IDENTITY, {
      callback: (_, message) => {
        void hear(identityChange.parse(message.json()).user_id).then((acknowledges) => {
          if (acknowledges) message.respond(JSON.stringify({ gateway_id }));
        });
      },
    });
    await gateway.flush();
    return () => subscription.unsubscribe();
  };

  // rule: ACCOUNT-8
  it('is invisible, and the user not cacheable, until every gateway has acknowledged it', async () => {
    const user = await world.register();
    const seen: unknown[] = [];
    const stop = await listening(async (user_id) => {
      seen.push(user_id, await rights(user));
      return true;
    });
    await set(user, true);
    expect(seen.slice(0, 2)).toEqual([user.id, [false, false]]);
    expect(await rights(user)).toEqual([true, true]);
    stop();
  });

  it('is asked for again when a message is lost', async () => {
    const user = await world.register();
    let received = 0;
    const stop = await listening(() => Promise.resolve(++received === 3));
    const started = performance.now();
    await set(user, true);
    expect(received).toBe(3);
    expect(performance.now() - started).toBeLessThan(IDENTITY_LEASE_MS);
    stop();
  });

  it('waits for a silent gateway at most as long as the cache of that gateway is valid', async () => {
    const user = await world.register();
    const stop = await listening(() => Promise.resolve(false));
    const started = performance.now();
    await set(user, true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(IDENTITY_LEASE_MS);
    expect(await rights(user)).toEqual([true, true]);
    stop();
  });

  it('does not wait for a gateway whose registration has expired', async () => {
    const user = await world.register();
    await world.call(rpc.gateways.register, { gateway_id: uuid() });
    await world.database.query("UPDATE gateways SET expires_at = now() - interval '1 second'");
    const started = performance.now();
    await set(user, true);
    expect(performance.now() - started).toBeLessThan(IDENTITY_LEASE_MS);
  });

  it('that auth announced before it was killed takes effect when billing repeats it', async () => {
    const user = await world.register();
    await world.database.manager.update(UserRow, { id: user.id }, { access_change: uuid() });
    expect(await rights(user)).toEqual([false, false]);
    await set(user, true, 1);
    expect(await rights(user)).toEqual([true, true]);
  });

  it('has the result of the newest of simultaneous changes', async () => {
    const user = await world.register();
    const stop = await listening(() => Promise.resolve(true));
    const revisions = Array.from({ length: 8 }, (_, index) => index + 1);
    await Promise.all(revisions.map((revision) => set(user, revision % 2 === 0, revision)));
    expect(await rights(user)).toEqual([true, true]);
    stop();
  });
});
