import type { ApiAnswer, ApiClient } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/gateway-world.js';
import { Identities } from './identities.js';

const UNAUTHENTICATED = { status: 401, body: { detail: 'Not authenticated' } };

describe('an Authorization header', () => {
  let world: GatewayWorld;
  let founder: ApiClient;
  beforeAll(async () => {
    world = await GatewayWorld.start();
    founder = await world.visitor.register('startup');
  });
  afterAll(() => world.stop());

  const requestWith = (authorization: string): Promise<ApiAnswer> =>
    world.visitor.get('/auth/me', { headers: { authorization } });

  // rule: WIRE-10
  it('is accepted with its scheme in any case', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await requestWith(`${scheme} ${founder.token}`)).status).toBe(200);
    }
  });

  // rule: ERR-3
  it('with more than the token is refused, even if the token was accepted before', async () => {
    const token = founder.token ?? '';
    expect((await requestWith(`Bearer ${token}`)).status).toBe(200);
    for (const header of [
      `Bearer ${token} ${'x'.repeat(10_000)}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token}=`,
      `Bearer${' '.repeat(10_000)}${token}`,
      `Basic Bearer ${token}`,
      `Bearer ${token.split('.').slice(0, 2).join('.')}`,
      token,
    ]) {
      expect(await requestWith(header)).toMatchObject(UNAUTHENTICATED);
    }
  });

  it('caches only its token, however the scheme is spelt', async () => {
    const cached = jest.spyOn(Identities.prototype, 'cacheSubject');
    const other = await world.visitor.register('investor');
    for (const header of [`Bearer ${other.token} x`, `bearer   ${other.token}`, `Bearer ${other.token}`]) {
      await requestWith(header);
    }
    expect(cached.mock.calls.map(([token]) => token)).toEqual([other.token]);
    cached.mockRestore();
  });
});
