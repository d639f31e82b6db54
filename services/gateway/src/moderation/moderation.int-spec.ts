import { auditEntry, session } from '@proofround/contracts';
import { detailOf } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { GatewayWorld } from '../testing/gateway-world.js';

describe('moderation', () => {
  let world: GatewayWorld;

  beforeAll(async () => {
    world = await GatewayWorld.start({ LIMIT_REPORTS: '2' });
  });
  afterAll(() => world.stop());
  const admin = () => world.visitor.logIn('admin@proofround.test', 'test admin password');

  // rule: ADMIN-1
  it('is refused to other users before the request is checked', async () => {
    const user = await world.visitor.register('investor');
    const answers = [
      await user.put(`/admin/users/${uuid()}/suspension`, { suspended: 'whatever' }),
      await user.get('/admin/reports?state=whatever'),
      await user.put(`/admin/reports/${uuid()}`, { state: 'whatever' }),
      await user.get('/admin/audit?action=whatever'),
    ];
    for (const answer of answers)
      expect([answer.status, detailOf(answer)]).toEqual([403, 'Admin access required']);
    expect((await world.visitor.get('/admin/audit')).status).toBe(401);
    expect((await world.visitor.post('/reports', {})).status).toBe(401);
  });

  // rules: ACCOUNT-17, ACCOUNT-30
  it('refuses each call of a suspended user until the account is restored', async () => {
    const credentials = { email: `${uuid()}@example.com`, password: 'correct horse' };
    const registered = await world.visitor.post('/auth/register', { ...credentials, name: 'Amara Osei' });
    const { user } = session.parse(registered.body);
    const client = await world.visitor.logIn(credentials.email, credentials.password);
    expect((await client.get('/auth/me')).status).toBe(200);
    const path = `/admin/users/${user.id}/suspension`;
    const moderator = await admin();
    const without = await moderator.put(path, { suspended: true, reason: ' ' });
    expect([without.status, without.body]).toMatchObject([422, { detail: [{ loc: ['body', 'reason'] }] }]);
    const suspended = await moderator.put(path, { suspended: true, reason: 'Spam.' });
    expect([suspended.status, suspended.body]).toMatchObject([200, { suspension_reason: 'Spam.' }]);

    const refused = await client.get('/auth/me');
    expect([refused.status, detailOf(refused)]).toEqual([403, 'This account is suspended']);
    const logIn = await world.visitor.post('/auth/login', credentials);
    expect([logIn.status, detailOf(logIn)]).toEqual([403, 'This account is suspended']);

    expect((await moderator.put(path, { suspended: false })).status).toBe(200);
    expect((await client.get('/auth/me')).status).toBe(200);
    expect((await world.visitor.post('/auth/login', credentials)).status).toBe(200);
  });

  // rule: ACCOUNT-35
  it('filters the audit log and pages through it', async () => {
    const moderator = await admin();
    await admin();
    const first = await moderator.get('/admin/audit?action=admin.logged_in&limit=1');
    const [entry] = z.array(auditEntry).parse(first.body);
    expect(entry).toMatchObject({ action: 'admin.logged_in', actor_name: 'Admin' });
    expect(first.headers.get('link')).toMatch(/cursor=.*rel="next"/);
    const none = await moderator.get(
      `/admin/audit?actor_id=${entry?.actor_id}&from=2100-01-01T00:00:00.000Z`,
    );
    expect([none.status, none.body]).toEqual([200, []]);
    for (const query of ['action=none', 'actor_id=none', 'from=yesterday', 'limit=0'])
      expect((await moderator.get(`/admin/audit?${query}`)).status).toBe(422);
  });

  // rules: ACCOUNT-31, LIMIT-10
  it('limits reports per user, and says so', async () => {
    const user = await world.visitor.register('investor');
    expect((await user.post('/reports', { kind: 'user', id: uuid(), reason: '' })).status).toBe(422);
    // Without the startups service nobody knows whether the user can see it.
    const report = { kind: 'startup', id: uuid(), reason: 'Spam.' };
    expect((await user.post('/reports', report)).status).toBe(503);
    const limited = await user.post('/reports', report);
    expect([limited.status, detailOf(limited)]).toEqual([429, expect.stringContaining('reports')]);
    expect((await (await world.visitor.register('investor')).post('/reports', report)).status).toBe(503);
  });
});
