import { accountSession, rpc } from '@proofround/contracts';
import { connectNats, jetstreamAdmin, LIVE, Outbox } from '@proofround/service-kit';
import { anActor, ApiClient, detailOf, rpcClient, until } from '@proofround/test-kit';
import { z } from 'zod';

import { GatewayWorld } from '../testing/gateway-world.js';

const PASSWORD = 'correct horse';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('the sessions of an account', () => {
  let world: GatewayWorld;
  beforeAll(async () => {
    world = await GatewayWorld.start();
  });
  afterAll(() => world.stop());

  const signedInTwice = async (): Promise<[ApiClient, ApiClient]> => {
    const first = await world.visitor.register('startup');
    return [first, await world.visitor.logIn(first.user?.email ?? '', PASSWORD)];
  };
  const sessionsOf = (client: ApiClient) => client.read(z.array(accountSession), 'GET', '/auth/sessions');
  const statusOf = async (client: ApiClient) => (await client.get('/auth/me')).status;

  // rule: ACCOUNT-14
  it('are listed with device and shortened address, the present one marked', async () => {
    const { user } = await world.visitor.register('startup');
    const body = { email: user?.email, password: PASSWORD };
    const answer = await world.visitor.post('/auth/login', body, { headers: { 'user-agent': FIREFOX } });
    const { access_token } = z.object({ access_token: z.string() }).parse(answer.body);
    const sessions = (await world.visitor.get('/auth/sessions', { token: access_token })).body;
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', address: '127.0.0.x', current: true },
      { current: false },
    ]);
  });

  // rule: ACCOUNT-15
  it('end with the log-out: the token is refused, its stream ends, others go on', async () => {
    const [stolen, other] = await signedInTwice();
    const [stream, otherStream] = [await stolen.follow(), await other.follow()];
    const answer = await stolen.post('/auth/logout');
    expect([answer.status, answer.body]).toEqual([200, { ended: 1 }]);
    const next = await stolen.get('/auth/me');
    expect([next.status, detailOf(next)]).toEqual([401, 'Not authenticated']);
    await until('the stream has ended', () => stream.ended);
    expect([await statusOf(other), otherStream.ended]).toEqual([200, false]);
    otherStream.stop();
  });

  // rule: ACCOUNT-15
  it('all end with the log-out of all', async () => {
    const [here, stolen] = await signedInTwice();
    expect(await statusOf(stolen)).toBe(200); // cached
    const stream = await stolen.follow();
    expect((await here.post('/auth/logout-all')).body).toEqual({ ended: 2 });
    expect([await statusOf(here), await statusOf(stolen)]).toEqual([401, 401]);
    await until('the stream has ended', () => stream.ended);
  });

  // rule: ACCOUNT-15
  it('are ended from another device by their own user only', async () => {
    const [here, stolen] = await signedInTwice();
    const stranger = await world.visitor.register('investor');
    const other = (await sessionsOf(here)).find(({ current }) => !current);
    const path = `/auth/sessions/${other?.id ?? ''}`;
    const refused = await stranger.delete(path);
    expect([refused.status, detailOf(refused)]).toEqual([404, 'Session not found']);
    const stream = await stolen.follow();
    expect((await here.delete(path)).status).toBe(204);
    expect(await statusOf(stolen)).toBe(401);
    await until('the stream has ended', () => stream.ended);
    expect((await here.delete(path)).status).toBe(404);
    expect((await here.delete('/auth/sessions/none')).status).toBe(404);
    expect(await statusOf(here)).toBe(200);
  });

  // rule: ACCOUNT-15
  it('that ended elsewhere are refused by a gateway that has them cached', async () => {
    const user = await world.visitor.register('startup');
    expect(await statusOf(user)).toBe(200);
    const stream = await user.follow();
    const { rpc: services, close } = await rpcClient(world.nats.url);
    const actor = anActor({ user_id: user.user?.id ?? '' });
    await services.call(rpc.sessions.logOutAll, { actor });
    await close();
    await until('the token is refused', async () => (await statusOf(user)) === 401);
    await until('the stream has ended', () => stream.ended);
  });

  // rules: ACCOUNT-11, ACCOUNT-20
  it('end with a change of the password, for the very next request to any gateway', async () => {
    const [here, stolen] = await signedInTwice();
    const elsewhere = new ApiClient((await world.addGateway()).url, stolen.token, stolen.user);
    expect([await statusOf(stolen), await statusOf(elsewhere)]).toEqual([200, 200]); // cached
    // Acts as if the event that tells gateways about the ended sessions were late.
    const events = jest.spyOn(Outbox.prototype, 'appendLive').mockResolvedValue();
    const change = { current_password: PASSWORD, new_password: 'battery staple' };
    expect((await here.put('/auth/password', change)).status).toBe(200);
    const next = await Promise.all([stolen, elsewhere, here].map(statusOf));
    events.mockRestore();
    expect(next).toEqual([401, 401, 200]);
  });

  // rule: LIVE-9
  it('that ended without a signal lose their stream when the broker has lost its live events', async () => {
    const [open, ended] = await signedInTwice();
    const suspended = await world.visitor.register('startup');
    const streams = await Promise.all([open, ended, suspended].map((client) => client.follow()));
    const present = (await sessionsOf(ended)).find(({ current }) => current);
    await world.query('DELETE FROM sessions WHERE id = $1', [present?.id]);
    await world.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.user?.id]);
    const nats = await connectNats({ url: world.nats.url, name: 'test' });
    await (await jetstreamAdmin(nats)).streams.delete(LIVE.name);
    await nats.close();
    await until('their streams have ended', () => streams.slice(1).every((stream) => stream.ended));
    expect(streams[0]?.ended).toBe(false);
    streams[0]?.stop();
  });

  // rule: ACCOUNT-16
  it('are refused if they name no session', async () => {
    const user = await world.visitor.register('startup');
    const token = await world.tokenWithoutSession(user.user?.id ?? '');
    expect((await world.visitor.get('/auth/me', { token })).status).toBe(401);
  });

  // rule: ACCOUNT-17
  it('are refused while the account is suspended: 403 for every call, also at log-in', async () => {
    const user = await world.visitor.register('startup');
    const userId = user.user?.id ?? '';
    const logIn = (password: string) =>
      world.visitor.post('/auth/login', { email: user.user?.email, password });
    await world.query('UPDATE users SET suspended_at = now() WHERE id = $1', [userId]);
    for (const path of ['/auth/me', '/startups', '/admin/stats']) {
      const answer = await user.get(path);
      expect([answer.status, detailOf(answer)]).toEqual([403, 'This account is suspended']);
    }
    expect((await world.visitor.get('/auth/me')).status).toBe(401);
    const refused = await logIn(PASSWORD);
    expect([refused.status, detailOf(refused)]).toEqual([403, 'This account is suspended']);
    expect((await logIn('wrong password')).status).toBe(401);
  });
});
