import { rpc, type User } from '@proofround/contracts';
import { A_BROWSER, until } from '@proofround/test-kit';

import { AuthWorld, PASSWORD } from '../testing/auth-world.js';
import { codeOf, wrongCode } from '../testing/authenticator.js';

const DEAD_LINK = { code: 'not_found', message: 'This link is not valid any more' };
const NEW_PASSWORD = 'battery staple';

describe('passwords', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const forgot = (email: string) => world.call(rpc.passwords.forgot, { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    world.call(rpc.passwords.reset, { body: { token, password } });
  const links = (user: User) => world.mails(user, 'reset_password');
  /** Asks for a link and returns its token. */
  const aToken = async (user: User): Promise<string> => {
    const before = (await links(user)).length;
    await forgot(user.email.toUpperCase());
    const mail = await until('a link is requested', async () => (await links(user))[before]);
    return world.tokenOf(mail);
  };

  // rule: ACCOUNT-18
  it('are reset by a link that works once, which ends all sessions and verifies the address', async () => {
    const user = await world.register();
    const token = await aToken(user);
    expect(await reset(token)).toMatchObject({ id: user.id, email_verified: true });
    expect(await world.sessions(user)).toEqual([]);
    await expect(world.logIn(user.email, PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await world.logIn(user.email, NEW_PASSWORD);
    await expect(reset(token, 'staple battery')).rejects.toMatchObject(DEAD_LINK);
    expect(await world.mails(user, 'password_changed')).toMatchObject([{ email: user.email }]);
  });

  // rule: ACCOUNT-18
  it('can be reset by the owner of an address that somebody else registered and locked with a factor', async () => {
    const user = await world.register();
    await world.turnFactorOn(user);
    const token = await aToken(user);
    expect(await reset(token)).toMatchObject({ email_verified: true, mfa_enabled: false });
    expect(await world.logIn(user.email, NEW_PASSWORD)).toHaveProperty('access_token');
  });

  // rule: ACCOUNT-18
  it('are reset without turning off the factor of an owner who has proven the address', async () => {
    const user = await world.registerVerified();
    await world.turnFactorOn(user);
    expect(await reset(await aToken(user))).toMatchObject({ mfa_enabled: true });
    expect(await world.logIn(user.email, NEW_PASSWORD)).not.toHaveProperty('access_token');
  });

  // rule: ACCOUNT-18
  it('are set by one of two simultaneous resets', async () => {
    const user = await world.register();
    const token = await aToken(user);
    const answers = await Promise.allSettled([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await world.mails(user, 'password_changed')).toHaveLength(1);
  });

  // rule: ACCOUNT-18
  it('are not set by a link that is forged or expired', async () => {
    const user = await world.register();
    const token = await aToken(user);
    await expect(reset(Array.from(token).reverse().join(''))).rejects.toMatchObject(DEAD_LINK);
    await expect(reset(await world.newestToken(user, 'verify_email'))).rejects.toMatchObject(DEAD_LINK);
    await world.expire(user, 'reset_password');
    await expect(reset(token)).rejects.toMatchObject(DEAD_LINK);
    await world.logIn(user.email, PASSWORD);
  });

  // rule: ACCOUNT-18
  it('are set by the link that the owner asked for, although a stranger asks for another', async () => {
    const user = await world.register();
    const [own, other] = [await aToken(user), await aToken(user)];
    await reset(own);
    await expect(reset(other)).rejects.toMatchObject(DEAD_LINK);
  });

  // rule: ACCOUNT-18
  it('that are forgotten get the same answer for every address', async () => {
    const user = await world.register();
    const answers = [await forgot(user.email), await forgot('nobody@example.com')];
    expect(answers).toEqual([{ accepted: true }, { accepted: true }]);
  });

  // rule: ACCOUNT-22
  it('that are forgotten again and again get no link while two still work for ten minutes', async () => {
    const user = await world.register();
    const tokens = [];
    for (let n = 0; n < 2; n++) tokens.push(await aToken(user));
    const other = await world.register();
    for (let n = 0; n < 3; n++) await forgot(user.email);
    await aToken(other); // asked for later, so the three before have been handled or wait for a lock
    await reset(tokens.at(-1) ?? '');
    expect(await links(user)).toHaveLength(2);
  });

  // rule: ACCOUNT-22
  it('that are forgotten get a link whenever no other works long enough, however many strangers asked for', async () => {
    const user = await world.register();
    for (let n = 0; n < 6; n++) {
      await aToken(user);
      await world.expire(user, 'reset_password', 9 * 60_000);
    }
    await reset(await aToken(user));
    await aToken(user);
  });

  // rule: ACCOUNT-20
  it('change with the current one, which ends the other sessions and tells the owner', async () => {
    const user = await world.registerVerified();
    const [mine] = await world.sessions(user);
    await world.logIn(user.email, PASSWORD);
    const change = (current_password: string) =>
      world.call(rpc.passwords.change, {
        actor: world.actorOf(user, mine),
        body: { current_password, new_password: NEW_PASSWORD },
      });
    await expect(change('not my password')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'The password is not correct',
    });
    expect(await world.sessions(user)).toHaveLength(2);
    await change(PASSWORD);
    expect(await world.sessions(user)).toEqual([mine]);
    await world.logIn(user.email, NEW_PASSWORD);
    expect(await world.mails(user, 'password_changed')).toHaveLength(1);
  });

  // rule: ACCOUNT-43
  it('change with the password and a code while the second factor is on', async () => {
    const user = await world.registerVerified();
    const { secret, recovery } = await world.turnFactorOn(user);
    const change = (given: { code?: string; current_password?: string }) =>
      world.call(rpc.passwords.change, {
        actor: world.actorOf(user),
        body: { current_password: PASSWORD, new_password: NEW_PASSWORD, ...given },
      });
    const refusals: [{ code?: string; current_password?: string }, string][] = [
      [{}, 'Please enter a code of your authenticator app to confirm this'],
      [{ code: wrongCode(secret) }, 'The code is not correct'],
      [{ code: codeOf(secret, 1), current_password: 'a guess' }, 'The password is not correct'],
    ];
    for (const [given, message] of refusals)
      await expect(change(given)).rejects.toMatchObject({ code: 'forbidden', message });
    expect(await world.mails(user, 'password_changed')).toEqual([]);
    // The code beside the wrong password was not used up.
    await change({ code: codeOf(secret, 1) });
    expect(await world.mails(user, 'password_changed')).toHaveLength(1);
    await change({ code: recovery[0] ?? '', current_password: NEW_PASSWORD });
    expect(await world.mails(user, 'password_changed')).toHaveLength(2);
  });

  // rule: ACCOUNT-20
  it('invalidate open links when they change', async () => {
    const user = await world.registerVerified();
    const token = await aToken(user);
    const actor = world.actorOf(user);
    await world.call(rpc.passwords.change, {
      actor,
      body: { current_password: PASSWORD, new_password: NEW_PASSWORD },
    });
    await expect(reset(token)).rejects.toMatchObject(DEAD_LINK);
  });

  // rule: ACCOUNT-19
  it('are refused when they are among the most common', async () => {
    const problem = (field: string) => ({
      code: 'invalid',
      problems: [{ loc: ['body', field], msg: 'This password is too common', type: 'password_too_common' }],
    });
    const user = await world.register();
    const body = {
      email: 'new@example.com',
      password: 'Password',
      name: 'Ivy',
      user_type: 'investor' as const,
    };
    await expect(world.call(rpc.accounts.register, { body, client: A_BROWSER })).rejects.toMatchObject(
      problem('password'),
    );
    await expect(reset(await aToken(user), 'QWERTYUIOP')).rejects.toMatchObject(problem('password'));
    await expect(
      world.call(rpc.passwords.change, {
        actor: world.actorOf(user),
        body: { current_password: PASSWORD, new_password: '12345678' },
      }),
    ).rejects.toMatchObject(problem('new_password'));
  });
});
