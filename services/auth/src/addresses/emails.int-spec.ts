import { rpc, type User } from '@proofround/contracts';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { ADMIN_EMAIL, AuthWorld, PASSWORD } from '../testing/auth-world.js';

const DEAD_LINK = { code: 'not_found', message: 'This link is not valid any more' };
const TAKEN = { code: 'conflict', message: 'Email already registered' };

describe('e-mail addresses', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const verify = (token: string) => world.call(rpc.emails.verify, { body: { token } });
  const undo = (token: string) => world.call(rpc.emails.undo, { body: { token } });
  const change = (
    user: User,
    email: string,
    session_id?: string,
    given: { current_password?: string; code?: string } = {},
  ) =>
    world.call(rpc.profile.update, {
      actor: world.actorOf(user, session_id),
      body: { email, current_password: PASSWORD, ...given },
    });
  const aNewAddress = () => `${uuid()}@example.com`;
  /** Changes the address and opens the link. */
  const reset = async (user: User, password: string) => {
    const token = await world.newestToken(user, 'reset_password');
    await world.call(rpc.passwords.reset, { body: { token, password } });
  };
  const move = async (user: User, email: string, code?: string): Promise<User> => {
    await change(user, email, undefined, { ...(code !== undefined && { code }) });
    return verify(await world.newestToken(user, 'confirm_new_email'));
  };

  // rule: ACCOUNT-12
  it('are verified by a link that works once, and never when forged or expired', async () => {
    const user = await world.register();
    const token = await world.newestToken(user, 'verify_email');
    await expect(verify(Array.from(token).reverse().join(''))).rejects.toMatchObject(DEAD_LINK);
    await expect(undo(token)).rejects.toMatchObject(DEAD_LINK);
    expect(await verify(token)).toMatchObject({ id: user.id, email_verified: true });
    await expect(verify(token)).rejects.toMatchObject(DEAD_LINK);

    const late = await world.register();
    const lateToken = await world.newestToken(late, 'verify_email');
    await world.expire(late, 'verify_email');
    await expect(verify(lateToken)).rejects.toMatchObject(DEAD_LINK);
  });

  // rule: ACCOUNT-12
  it('get another link, which replaces the former', async () => {
    const user = await world.register();
    const former = await world.newestToken(user, 'verify_email');
    await world.call(rpc.emails.resend, { actor: world.actorOf(user) });
    await expect(verify(former)).rejects.toMatchObject(DEAD_LINK);
    await verify(await world.newestToken(user, 'verify_email'));
    await expect(world.call(rpc.emails.resend, { actor: world.actorOf(user) })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This email address is already verified',
    });
  });

  // rule: ACCOUNT-13
  it('are shown to nobody before they are verified, and the account gets no notices', async () => {
    const user = await world.register();
    const contacts = () => world.call(rpc.accounts.listContacts, { user_ids: [user.id] });
    expect(await contacts()).toEqual([{ user_id: user.id, name: user.name, email: '' }]);
    await world.call(rpc.passwords.change, {
      actor: world.actorOf(user),
      body: { current_password: PASSWORD, new_password: 'battery staple' },
    });
    const [notice] = await world.mails(user, 'password_changed');
    expect(await world.call(rpc.accountMails.get, { mail_id: notice?.id ?? '' })).toBeNull();
    await verify(await world.newestToken(user, 'verify_email'));
    expect(await contacts()).toMatchObject([{ email: user.email }]);
    expect(await world.call(rpc.accountMails.get, { mail_id: notice?.id ?? '' })).toMatchObject({
      kind: 'password_changed',
      link: null,
    });
  });

  // rule: ACCOUNT-21
  it('are replaced only when the new address confirms, which ends all other sessions', async () => {
    const user = await world.registerVerified();
    const [mine] = await world.sessions(user);
    await world.logIn(user.email, PASSWORD);
    const email = aNewAddress();
    expect(await change(user, email, mine)).toMatchObject({ email: user.email, pending_email: email });
    const [mail] = await world.mails(user, 'confirm_new_email');
    expect(await world.call(rpc.accountMails.get, { mail_id: mail?.id ?? '' })).toMatchObject({
      to: { email },
      link: `/verify?token=${mail ? world.tokenOf(mail) : ''}`,
    });
    expect(await verify(mail ? world.tokenOf(mail) : '')).toMatchObject({ email, pending_email: null });
    expect(await world.sessions(user)).toEqual([mine]);
    const [notice] = await world.mails(user, 'undo_email_change');
    expect(notice).toMatchObject({ email: user.email, details: { new_email: email } });
  });

  // rule: ACCOUNT-21
  it('of another account, or of the admin, are refused', async () => {
    const [user, other] = [await world.registerVerified(), await world.register()];
    await expect(change(user, other.email.toUpperCase())).rejects.toMatchObject(TAKEN);
    await expect(change(user, ADMIN_EMAIL)).rejects.toMatchObject(TAKEN);
    const email = aNewAddress();
    await change(user, email);
    await world.register(email);
    await expect(verify(await world.newestToken(user, 'confirm_new_email'))).rejects.toMatchObject(TAKEN);
    expect(await world.me(user)).toMatchObject({ email: user.email });
  });

  // rule: ACCOUNT-21
  it('of the admin cannot be changed', async () => {
    const { user } = await world.logIn(ADMIN_EMAIL, 'the admin password').then((answer) => {
      if (!('user' in answer)) throw new Error('a second factor is required');
      return answer;
    });
    const changed = change(user, aNewAddress(), undefined, {
      current_password: 'the admin password',
    });
    await expect(changed).rejects.toMatchObject({
      code: 'conflict',
      message: 'The email address of the designated admin account cannot be changed',
    });
  });

  // rule: ACCOUNT-21
  it('are restored without the second factor that was turned on since, which would lock the owner out', async () => {
    const user = await world.registerVerified();
    await move(user, aNewAddress());
    await world.turnFactorOn(user);
    const token = await world.newestToken(user, 'undo_email_change');
    expect(await undo(token)).toMatchObject({ email: user.email, mfa_enabled: false });
  });

  // rule: ACCOUNT-21
  it('are restored by the link to the former address, which ends all sessions', async () => {
    const user = await world.registerVerified();
    await move(user, aNewAddress());
    const token = await world.newestToken(user, 'undo_email_change');
    expect(await undo(token)).toMatchObject({ email: user.email, email_verified: true });
    expect(await world.sessions(user)).toEqual([]);
    const [reset] = await world.mails(user, 'reset_password');
    expect(reset).toMatchObject({ email: user.email, used_at: null });
    await expect(undo(token)).rejects.toMatchObject(DEAD_LINK);
  });

  // rule: ACCOUNT-21
  it('are restored so that whoever knows the password cannot change them again', async () => {
    const user = await world.registerVerified();
    await move(user, aNewAddress());
    await undo(await world.newestToken(user, 'undo_email_change'));
    await expect(world.logIn(user.email, PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await reset(user, 'battery staple');
    expect(await world.logIn(user.email, 'battery staple')).toHaveProperty('access_token');
  });

  // rule: ACCOUNT-21
  it.each([
    ['without a second factor that was turned on shortly before', '71 hours', false],
    ['with the second factor of an owner who has used it for longer', '73 hours', true],
  ])('are restored %s', async (_name, ago, isKept) => {
    const user = await world.registerVerified();
    const { recovery } = await world.turnFactorOn(user);
    await world.database.query('UPDATE users SET mfa_enabled_at = now() - $2::interval WHERE id = $1', [
      user.id,
      ago,
    ]);
    await move(user, aNewAddress(), recovery[0]);
    const token = await world.newestToken(user, 'undo_email_change');
    expect(await undo(token)).toMatchObject({ email: user.email, mfa_enabled: isKept });
  });

  // rule: ACCOUNT-40
  it('change in a session whose log-in is older than 15 minutes only with the password, as a factor does', async () => {
    const user = await world.registerVerified();
    const [session_id = ''] = await world.sessions(user);
    const actor = world.actorOf(user, session_id);
    const put = (body: { name?: string; email?: string; current_password?: string }) =>
      world.call(rpc.profile.update, { actor, body });
    const setUp = (current_password?: string) =>
      world.call(rpc.mfa.setup, { actor, body: { current_password } });
    const asked = { code: 'forbidden', message: 'Please enter your password to confirm this change' };
    const wrong = { code: 'forbidden', message: 'The password is not correct' };
    await put({ email: aNewAddress() });
    await setUp();
    await world.database.query(
      `UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE id = $1`,
      [session_id],
    );
    const email = aNewAddress();
    for (const refused of [put({ email }), setUp()]) await expect(refused).rejects.toMatchObject(asked);
    for (const refused of [put({ email, current_password: 'guess' }), setUp('guess')])
      await expect(refused).rejects.toMatchObject(wrong);
    expect(await put({ name: 'Amara O.', email: user.email })).toMatchObject({ name: 'Amara O.' });
    expect(await put({ email, current_password: PASSWORD })).toMatchObject({ pending_email: email });
    expect((await setUp(PASSWORD)).secret).not.toBe('');
  });

  // rule: ACCOUNT-43
  it('change with a code while the second factor is on, in a fresh session too', async () => {
    const user = await world.registerVerified();
    const [session_id = ''] = await world.sessions(user);
    const actor = world.actorOf(user, session_id);
    const put = (body: { name?: string; email?: string; code?: string }) =>
      world.call(rpc.profile.update, { actor, body });
    const off = { code: 'conflict', message: 'Two-factor authentication is not on' };
    // Without a factor nothing checks the code, and the gateway would clear its count of guesses.
    await expect(put({ name: 'Amara O.', code: '123456' })).rejects.toMatchObject(off);
    const { recovery } = await world.turnFactorOn(user, session_id);
    const email = aNewAddress();
    const asked = { message: 'Please enter a code of your authenticator app to confirm this' };
    const wrong = { code: 'forbidden', message: 'The code is not correct' };
    await expect(put({ email })).rejects.toMatchObject({ code: 'forbidden', ...asked });
    for (const body of [{ email }, { name: 'Amara O.' }])
      await expect(put({ ...body, code: '0000-0000-0000' })).rejects.toMatchObject(wrong);
    expect(await world.mails(user, 'confirm_new_email')).toEqual([]);
    expect(await put({ name: 'Amara O.', email: user.email })).toMatchObject({ name: 'Amara O.' });
    const code = recovery[0] ?? '';
    expect(await put({ email, code })).toMatchObject({ pending_email: email });
    await expect(put({ email: aNewAddress(), code })).rejects.toMatchObject(wrong);
  });

  // rule: ACCOUNT-40
  it('change without the password only in a session that the caller names', async () => {
    const user = await world.registerVerified();
    const asked = { code: 'forbidden', message: 'Please enter your password to confirm this change' };
    const [other] = await world.sessions(await world.register());
    for (const session_id of [undefined, uuid(), other]) {
      const actor = world.actorOf(user, session_id);
      const body = { email: aNewAddress() };
      await expect(world.call(rpc.profile.update, { actor, body })).rejects.toMatchObject(asked);
      await expect(world.call(rpc.mfa.setup, { actor })).rejects.toMatchObject(asked);
    }
  });

  // rule: ACCOUNT-41
  it('are kept with a mail for 30 days, and longer only while its link works', async () => {
    const user = await world.register();
    const age = (days: number) =>
      world.database.query(
        `UPDATE account_mails SET created_at = now() - make_interval(days => $2) WHERE user_id = $1`,
        [user.id, days],
      );
    const left = async () => {
      await world.sweepMails();
      return (await world.mails(user, 'verify_email')).length;
    };
    await age(31);
    expect(await left()).toBe(1);
    await world.expire(user, 'verify_email');
    await age(29);
    expect(await left()).toBe(1);
    await age(31);
    expect(await left()).toBe(0);
  });

  // rule: LIMIT-6
  it('end the known devices of the account when they change and when they are restored', async () => {
    const user = await world.registerVerified();
    const issued_at = Date.now() / 1000 + 1;
    const isKnown = async (at: number) =>
      (await world.call(rpc.accounts.knowsDevice, { user_id: user.id, issued_at: at })).known;
    expect(await isKnown(0)).toBe(true);
    await move(user, aNewAddress());
    expect([await isKnown(issued_at - 2), await isKnown(issued_at + 60)]).toEqual([false, true]);
    const since = 'SELECT devices_since FROM users WHERE id = $1';
    const before: unknown = await world.database.query(since, [user.id]);
    await undo(await world.newestToken(user, 'undo_email_change'));
    expect(await world.database.query(since, [user.id])).not.toEqual(before);
  });

  // rule: ACCOUNT-21
  it('can be restored although a thief changed them twice and registers the former one', async () => {
    const user = await world.registerVerified();
    await move(user, aNewAddress());
    await move(user, aNewAddress());
    await expect(world.register(user.email)).rejects.toMatchObject(TAKEN);
    const [first, second] = await world.mails(user, 'undo_email_change');
    expect(await undo(first ? world.tokenOf(first) : '')).toMatchObject({ email: user.email });
    await expect(undo(second ? world.tokenOf(second) : '')).rejects.toMatchObject(DEAD_LINK);
  });

  // rule: ACCOUNT-21
  it('prevent the deletion of the account, except by an operator, while they can be restored', async () => {
    const user = await world.registerVerified();
    await move(user, aNewAddress());
    const remove = (password = PASSWORD) =>
      world.call(rpc.accounts.delete, { actor: world.actorOf(user), body: { password } });
    await expect(remove()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'The email address of this account was changed less than 72 hours ago. Please delete the account after that time.',
    });
    expect(await undo(await world.newestToken(user, 'undo_email_change'))).toMatchObject({
      email: user.email,
    });
    await reset(user, 'battery staple');
    await remove('battery staple');
    const other = await world.registerVerified();
    await move(other, aNewAddress());
    expect(await world.call(rpc.accounts.remove, { user_id: other.id })).toEqual({ found: true });
  });

  it('change at once if only their case changes', async () => {
    const user = await world.registerVerified();
    expect(await change(user, user.email.toUpperCase())).toMatchObject({
      email: user.email.toUpperCase(),
      pending_email: null,
    });
  });

  // rule: ACCOUNT-21
  it('that wait for confirmation do not delay a new name, which live screens show', async () => {
    const user = await world.register();
    const body = { name: 'Amara O.' };
    const signals = await world.liveSignals(user);
    expect(await world.call(rpc.profile.update, { actor: world.actorOf(user), body })).toMatchObject(body);
    await until('the change is announced', () => signals.includes('user.updated'));
  });
});

describe('e-mail addresses without verification', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await AuthWorld.start({ EMAIL_VERIFICATION: 'off' });
  });
  afterAll(() => world.stop());

  // rules: ACCOUNT-12, ACCOUNT-21
  it('count as verified and change at once', async () => {
    const user = await world.register();
    expect(user.email_verified).toBe(true);
    expect(await world.mails(user, 'verify_email')).toEqual([]);
    const email = `${uuid()}@example.com`;
    const actor = world.actorOf(user);
    const body = { email, current_password: PASSWORD };
    expect(await world.call(rpc.profile.update, { actor, body })).toMatchObject({
      email,
      email_verified: true,
      pending_email: null,
    });
    expect(await world.mails(user, 'undo_email_change')).toMatchObject([{ email: user.email }]);
  });
});
