import { detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/gateway-world.js';

const PASSWORD = 'correct horse';

describe('an account whose address is not verified', () => {
  let world: GatewayWorld;
  beforeAll(async () => {
    world = await GatewayWorld.start({}, { EMAIL_VERIFICATION: 'on' });
  });
  afterAll(() => world.stop());

  // rule: ACCOUNT-13
  it('makes no offers and records no interest', async () => {
    const [founder, investor] = [
      await world.visitor.register('startup'),
      await world.visitor.register('investor'),
    ];
    const answers = [
      await founder.post(`/marketplace/offer/${uuid()}`, { offer_amount: 85_000 }),
      await investor.post(`/interest/${uuid()}`),
    ];
    for (const answer of answers)
      expect([answer.status, detailOf(answer)]).toEqual([403, 'Please verify your email address first']);
  });

  // rules: ACCOUNT-12, ACCOUNT-22
  it('can ask for five links in an hour', async () => {
    const user = await world.visitor.register('startup');
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await user.post('/auth/verify/resend'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    const change = await user.patch('/auth/me', { email: `${uuid()}@example.com` });
    expect(change.status).toBe(429);
    expect((await user.patch('/auth/me', { name: 'Amara O.' })).status).toBe(200);
  });

  // rules: ACCOUNT-22, ACCOUNT-40
  it('keeps its attempts to change the address when a password is wrong', async () => {
    const user = await world.visitor.register('startup');
    const change = (current_password: string) =>
      user.patch('/auth/me', { email: `${uuid()}@example.com`, current_password });
    for (let n = 0; n < 6; n++) expect((await change('wrong password')).status).toBe(403);
    expect((await change(PASSWORD)).status).toBe(200);
  });

  // rule: ACCOUNT-12
  it('is not verified by a forged link', async () => {
    const answer = await world.visitor.post('/auth/verify', { token: `${uuid()}.q83vEjRWeJCrze8` });
    expect([answer.status, detailOf(answer)]).toEqual([404, 'This link is not valid any more']);
  });

  // rule: ACCOUNT-18
  it('gets the same answer to a forgotten password as an unknown address', async () => {
    const user = await world.visitor.register('startup');
    const forgot = (email: unknown) => world.visitor.post('/auth/password/forgot', { email });
    const answers = [await forgot(user.user?.email), await forgot('nobody@example.com')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, '{"accepted":true}'],
      [202, '{"accepted":true}'],
    ]);
  });

  // rule: ACCOUNT-20
  it('changes its password with the present one; guesses are limited', async () => {
    const user = await world.visitor.register('startup');
    const change = (current_password: string) =>
      user.put('/auth/password', { current_password, new_password: 'battery staple' });
    expect((await change(PASSWORD)).status).toBe(200);
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await change('wrong password'));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(403), 429]);
  });

  // rules: ACCOUNT-20, ACCOUNT-40
  it.each([
    ['a new name', 'PATCH', '/auth/me', { name: 'Amara O.' }],
    ['a new address', 'PATCH', '/auth/me', { email: 'another@example.com' }],
    ['a second factor', 'POST', '/auth/mfa/setup', {}],
  ] as const)('gets no further guesses by way of %s', async (_, method, path, body) => {
    const user = await world.visitor.register('startup');
    const wrong = { current_password: 'wrong password' };
    const guess = () => user.put('/auth/password', { ...wrong, new_password: 'battery staple' });
    for (let n = 0; n < 9; n++) expect((await guess()).status).toBe(403);
    const answer = await user.call(method, path, { body: { ...body, ...wrong } });
    expect([answer.status, detailOf(answer)]).toEqual([403, 'The password is not correct']);
    expect((await guess()).status).toBe(429);
  });

  // rule: ACCOUNT-43
  it('gets no further guesses by way of a code while there is no second factor', async () => {
    const user = await world.visitor.register('startup');
    const body = { current_password: 'wrong password', new_password: 'battery staple' };
    const guess = () => user.put('/auth/password', body);
    for (let n = 0; n < 9; n++) expect((await guess()).status).toBe(403);
    const answer = await user.patch('/auth/me', { name: 'Amara O.', code: '123456' });
    expect([answer.status, detailOf(answer)]).toEqual([409, 'Two-factor authentication is not on']);
    expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });

  // rule: ACCOUNT-19
  it('may not have a common password', async () => {
    const body = { email: `${uuid()}@example.com`, password: 'Password123', name: 'Ivy Chen' };
    const answer = await world.visitor.post('/auth/register', body);
    expect([answer.status, detailOf(answer)]).toEqual([
      422,
      [{ loc: ['body', 'password'], msg: 'This password is too common', type: 'password_too_common' }],
    ]);
  });
});
