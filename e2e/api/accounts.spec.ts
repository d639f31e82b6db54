import { detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aFounder, anInvestor, anyone, grantPremium, theAdmin } from './stack-under-test.js';

describe('accounts', () => {
  const body = () => ({ email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara Osei' });

  // rules: ACCOUNT-2, WIRE-2, WIRE-3
  it('registers with 201 and a session: access_token and user', async () => {
    const answer = await anyone().post('/auth/register', { ...body(), user_type: 'investor' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      access_token: expect.any(String) as string,
      user: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/) as string,
        name: 'Amara Osei',
        email: expect.any(String) as string,
        user_type: 'investor',
        is_premium: false,
        is_pro: false,
        email_verified: true,
        pending_email: null,
        mfa_enabled: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      },
    });
  });

  // rule: ACCOUNT-1
  it('creates a startup account if no type is given', async () => {
    const answer = await anyone().post('/auth/register', body());
    expect(answer.body).toMatchObject({ user: { user_type: 'startup' } });
  });

  // rule: ACCOUNT-3
  it('answers 409 for a taken e-mail, whatever its case', async () => {
    const taken = body();
    await anyone().post('/auth/register', taken);
    const again = await anyone().post('/auth/register', { ...taken, email: taken.email.toUpperCase() });
    expect([again.status, detailOf(again)]).toEqual([409, 'Email already registered']);
  });

  // rule: LIMIT-1
  it.each([
    ['a short password', { password: 'seven77' }],
    ['a long password', { password: 'x'.repeat(129) }],
    ['a blank name', { name: '  ' }],
    ['no e-mail address', { email: 'amara' }],
    ['another kind of account', { user_type: 'admin' }],
  ])('answers 422 for %s', async (_name, change) => {
    expect((await anyone().post('/auth/register', { ...body(), ...change })).status).toBe(422);
  });

  // rule: ACCOUNT-2
  it('logs in, and returns the signed-in user', async () => {
    const registered = body();
    await anyone().post('/auth/register', registered);
    const client = await anyone().logIn(registered.email, registered.password);
    expect((await client.get('/auth/me')).body).toEqual(client.user);
  });

  // rule: ACCOUNT-4
  it.each([
    ['an unknown e-mail', { email: 'nobody@example.com' }],
    ['a wrong password', { password: 'wrong horse' }],
  ])('answers 401 for %s, in the same words', async (_name, change) => {
    const registered = body();
    await anyone().post('/auth/register', registered);
    const { name: _unused, ...credentials } = { ...registered, ...change };
    const answer = await anyone().post('/auth/login', credentials);
    expect([answer.status, detailOf(answer)]).toEqual([401, 'Invalid email or password']);
  });

  // rule: ACCOUNT-8
  it('sees an upgrade on the very next request', async () => {
    const investor = await anInvestor();
    await grantPremium(investor);
    expect((await investor.get('/auth/me')).body).toMatchObject({ is_premium: true });
    expect((await investor.post('/investors', {})).status).toBe(422); // no longer 403
  });

  // rule: ACCOUNT-9
  it('has the designated admin from the start', async () => {
    expect((await theAdmin()).user?.user_type).toBe('startup');
  });

  // rule: ACCOUNT-5
  it('never shows a password or a hash', async () => {
    const founder = await aFounder();
    expect((await founder.get('/auth/me')).text).not.toMatch(/password|argon2|hash/);
  });
});
