import { rpc } from '@proofround/contracts';
import { anActor } from '@proofround/test-kit';

import { AuthWorld } from '../testing/auth-world.js';

const admin = anActor({ is_admin: true });

describe("the admin's search for users", () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await AuthWorld.start();
  });
  afterAll(() => world.stop());

  const find = async (q: string, cursor?: string) =>
    (
      await world.call(rpc.admin.listUsers, {
        actor: admin,
        q,
        limit: 2,
        ...(cursor !== undefined && { cursor }),
      })
    ).map(({ id }) => id);

  // rule: ADMIN-12
  it('finds a part of the name or of the address in any case, newest first, in pages', async () => {
    const first = await world.register('Kari.Nordmann@fjord.example');
    const second = await world.register('ola_nordmann@fjord.example');
    const third = await world.register('olaXnordmann@fjord.example');
    expect(await find('NORDMANN@fjord')).toEqual([third.id, second.id]);
    expect(await find('NORDMANN@fjord', second.id)).toEqual([first.id]);
    // The underscore stands for itself.
    expect(await find('ola_nord')).toEqual([second.id]);
    // Every test account has this name.
    expect(await find('amara os')).toEqual([third.id, second.id]);
    expect(await find('nobody of this name')).toEqual([]);
  });

  it('is refused to everybody but the admin', async () => {
    await expect(world.call(rpc.admin.listUsers, { actor: anActor(), q: 'a' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
