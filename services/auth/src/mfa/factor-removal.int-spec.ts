import { FORGET_IDENTITY, identityChange, rpc, type User } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { AuthWorld, PASSWORD } from '../testing/auth-world.js';
import { codeOf } from '../testing/authenticator.js';

describe('the removal of a second factor by an operator', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const remove = (email: string) => world.call(rpc.mfa.remove, { email });
  const entriesAbout = async ({ id }: User) =>
    (await world.call(rpc.audit.list, { actor: anActor({ is_admin: true }) })).filter(
      ({ object_id }) => object_id === id,
    );
  /** A user whose log-in asks for a code. */
  const aUserWithFactor = async (): Promise<User> => {
    const user = await world.registerVerified();
    const { secret } = await world.call(rpc.mfa.setup, {
      actor: world.actorOf(user),
      body: { current_password: PASSWORD },
    });
    await world.call(rpc.mfa.confirm, { actor: world.actorOf(user), body: { code: codeOf(secret) } });
    return user;
  };

  // rule: ACCOUNT-27
  it('lets the password alone log in again, ends all sessions, is recorded and notifies the owner', async () => {
    const user = await aUserWithFactor();
    expect(await world.logIn(user.email, PASSWORD)).toHaveProperty('mfa_token');
    const [mailsBefore] = [await world.mails(user, 'mfa_disabled')];
    expect(await remove(user.email.toUpperCase())).toEqual({ found: true, removed: true });
    expect(await world.sessions(user)).toEqual([]);
    expect(await world.mails(user, 'mfa_disabled')).toHaveLength(mailsBefore.length + 1);
    expect((await entriesAbout(user))[0]).toMatchObject({
      action: 'account.factor_disabled',
      actor_id: null,
      object_kind: 'account',
    });
    expect(await world.logIn(user.email, PASSWORD)).toHaveProperty('access_token');
    const left = await world.database.query<unknown[]>(
      `SELECT 1 FROM users WHERE id = $1 AND mfa_secret IS NOT NULL
       UNION ALL SELECT 1 FROM recovery_codes WHERE user_id = $1`,
      [user.id],
    );
    expect(left).toEqual([]);
  });

  // rule: ACCOUNT-27
  it('is answered when every gateway has dropped the user', async () => {
    const user = await aUserWithFactor();
    const gateway_id = uuid();
    const asked: string[] = [];
    const gateway = await connectNats({ url: world.natsUrl, name: 'gateway' });
    gateway.subscribe(FORGET_IDENTITY, {
      callback: (_, message) => {
        asked.push(identityChange.parse(message.json()).user_id);
        message.respond(JSON.stringify({ gateway_id }));
      },
    });
    await gateway.flush();
    await world.call(rpc.gateways.register, { gateway_id });
    await remove(user.email);
    expect(asked).toEqual([user.id]);
    await gateway.drain();
  });

  // rule: ACCOUNT-27
  it('changes nothing of an account without one, nor of an unknown address', async () => {
    const user = await world.registerVerified();
    const sessions = await world.sessions(user);
    expect(await remove(user.email)).toEqual({ found: true, removed: false });
    expect(await remove('nobody@example.com')).toEqual({ found: false, removed: false });
    expect(await world.sessions(user)).toEqual(sessions);
    expect(await world.mails(user, 'mfa_disabled')).toEqual([]);
  });
});
