import { rpc } from '@proofround/contracts';
import { anActor, type ApiClient, detailOf, rpcClient, until } from '@proofround/test-kit';

import { exportStubs } from '../testing/export-stubs.js';
import { GatewayWorld } from '../testing/gateway-world.js';

const PASSWORD = 'correct horse';

describe('an account', () => {
  let world: GatewayWorld;
  beforeAll(async () => {
    world = await GatewayWorld.start();
  });
  afterAll(() => world.stop());

  const remove = (client: ApiClient, password: unknown = PASSWORD) =>
    client.delete('/account', { body: { password } });

  // rules: ACCOUNT-7, PRIVACY-4
  it('is deleted with the password, and the next request with its token is refused', async () => {
    const user = await world.visitor.register('startup');
    expect((await user.get('/auth/me')).status).toBe(200);
    const answer = await remove(user);
    expect([answer.status, answer.text]).toEqual([204, '']);
    const next = await user.get('/auth/me');
    expect([next.status, detailOf(next)]).toEqual([401, 'Not authenticated']);
    expect((await remove(user)).status).toBe(401);
  });

  it('can be registered again with the same e-mail address, as a different user', async () => {
    const user = await world.visitor.register('startup', 'Amara Osei');
    await remove(user);
    const body = { email: user.user?.email, password: 'another horse', name: 'Amara' };
    expect((await world.visitor.post('/auth/login', { ...body, password: PASSWORD })).status).toBe(401);
    expect((await world.visitor.post('/auth/register', body)).status).toBe(201);
    expect((await user.get('/auth/me')).status).toBe(401);
  });

  // rule: PRIVACY-4
  it('is not deleted with a wrong password', async () => {
    const user = await world.visitor.register('investor');
    const wrong = await remove(user, 'wrong password');
    expect([wrong.status, detailOf(wrong)]).toEqual([403, 'The password is not correct']);
    for (const body of [{}, { password: null }, { password: '' }]) {
      expect((await user.delete('/account', { body })).status).toBe(422);
    }
    expect((await user.delete('/account')).status).toBe(422);
    expect((await user.get('/auth/me')).status).toBe(200);
  });

  // rule: PRIVACY-4
  it('limits guesses of the password, apart from log-ins', async () => {
    const user = await world.visitor.register('startup');
    const answers = await Promise.all(Array.from({ length: 14 }, () => remove(user, 'wrong password')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const logIn = { email: user.user?.email, password: PASSWORD };
    expect((await world.visitor.post('/auth/login', logIn)).status).toBe(200);
  });

  // rules: LIMIT-6, PRIVACY-4
  it('is deleted although strangers have used up the failed log-ins of its e-mail address', async () => {
    const user = await world.visitor.register('startup');
    const guess = { email: user.user?.email, password: 'wrong password' };
    for (let attempt = 0; attempt < 10; attempt++) await world.visitor.post('/auth/login', guess);
    expect((await world.visitor.post('/auth/login', guess)).status).toBe(429);
    expect((await remove(user)).status).toBe(204);
  });

  // rule: PRIVACY-8
  it('cannot be deleted if it is the designated admin’s', async () => {
    const admin = await world.visitor.logIn('admin@proofround.test', 'test admin password');
    const answer = await remove(admin, 'test admin password');
    expect([answer.status, detailOf(answer)]).toEqual([
      409,
      'The designated admin account cannot be deleted',
    ]);
    expect((await admin.get('/auth/me')).status).toBe(200);
  });

  it('that was deleted without this gateway is refused at once, and its live connections end', async () => {
    const [leaving, staying] = [
      await world.visitor.register('startup'),
      await world.visitor.register('startup'),
    ];
    const [leavingEvents, stayingEvents] = [await leaving.follow(), await staying.follow()];
    const { rpc: services, close } = await rpcClient(world.nats.url);
    const actor = anActor({ user_id: leaving.user?.id ?? '' });
    await services.call(rpc.accounts.delete, { actor, body: { password: PASSWORD } });
    await close();
    await until('its connection has ended', () => leavingEvents.ended);
    expect((await leaving.get('/auth/me')).status).toBe(401);
    expect(stayingEvents.ended).toBe(false);
    stayingEvents.stop();
    expect((await staying.get('/auth/me')).status).toBe(200);
  });

  // rule: PRIVACY-3
  it('that is deleted while it is exported gets no export that looks whole', async () => {
    const services = await exportStubs(world.nats.url);
    try {
      const staying = await world.visitor.register('startup');
      expect((await staying.get('/account/export')).body).toMatchObject({ startups: [], chat_sessions: [] });
      const leaving = await world.visitor.register('startup');
      let removed: number | undefined;
      services.beforeAnswer = async () => {
        removed ??= (await remove(leaving)).status;
      };
      await expect(leaving.get('/account/export')).rejects.toThrow();
      expect(removed).toBe(204);
    } finally {
      await services.close();
    }
  });

  // rule: PRIVACY-3
  it('is exported as a whole or not at all: 503 while a service is unavailable', async () => {
    const user = await world.visitor.register('startup');
    const answer = await user.get('/account/export');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect((await world.visitor.get('/account/export')).status).toBe(401);
  });
});
