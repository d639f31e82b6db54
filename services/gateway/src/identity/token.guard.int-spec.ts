import type { ApiAnswer, ApiClient } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/world.js';
import { Identities } from './identities.js';

const NOBODY = { status: 401, body: { detail: 'Not authenticated' } };

/** A bearer token and nothing else; what is malformed is nobody’s. */
describe('an Authorization header', () => {
  let world: GatewayWorld;
  let founder: ApiClient;
  beforeAll(async () => {
    world = await GatewayWorld.start();
    founder = await world.visitor.register('startup');
  });
  afterAll(() => world.stop());

  const asked = (authorization: string): Promise<ApiAnswer> =>
    world.visitor.get('/auth/me', { headers: { authorization } });

  // rule: WIRE-10
  it('is taken whatever the case of its scheme', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await asked(`${scheme} ${founder.token}`)).status).toBe(200);
    }
  });

  // rule: ERR-3
  it('with anything besides the token is refused as one without, also when the token was good before', async () => {
    const token = founder.token ?? '';
    expect((await asked(`Bearer ${token}`)).status).toBe(200);
    for (const header of [
      `Bearer ${token} ${'x'.repeat(10_000)}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer ${token}=`,
      `Bearer${' '.repeat(10_000)}${token}`,
      `Basic Bearer ${token}`,
      `Bearer ${token.split('.').slice(0, 2).join('.')}`,
      token,
    ]) {
      expect(await asked(header)).toMatchObject(NOBODY);
    }
  });

  it('leaves no more in memory than its token, however it is spelled', async () => {
    const remembered = jest.spyOn(Identities.prototype, 'remember');
    const other = await world.visitor.register('investor');
    for (const header of [`Bearer ${other.token} x`, `bearer   ${other.token}`, `Bearer ${other.token}`]) {
      await asked(header);
    }
    expect(remembered.mock.calls.map(([token]) => token)).toEqual([other.token]);
    remembered.mockRestore();
  });
});
