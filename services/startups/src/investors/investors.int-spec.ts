import { investorsCreate, investorsList, type Actor } from '@proofround/contracts';
import { anActor, anInvestorProfile } from '@proofround/test-kit';

import { founder, investor, StartupsWorld } from '../testing/world.js';

describe('investors', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('investor profiles', () => {
    it('need an investor account, then Investor Access', async () => {
      const make = (actor: Actor) => world.rpc.call(investorsCreate, { actor, body: anInvestorProfile() });
      await expect(make(founder())).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Only investor accounts can create an investor profile',
      });
      await expect(make(anActor({ user_type: 'investor' }))).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Investor Access subscription required',
      });
    });

    it('are one per account, also of many at the same moment', async () => {
      const actor = investor();
      const make = () => world.rpc.call(investorsCreate, { actor, body: anInvestorProfile() });
      const results = await Promise.allSettled(Array.from({ length: 6 }, make));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') {
          expect(result.reason).toMatchObject({
            code: 'conflict',
            message: 'Investor profile already exists',
          });
        }
      }
      expect(await world.rpc.call(investorsList, { actor })).toEqual([
        expect.objectContaining({ ...anInvestorProfile(), user_id: actor.user_id }),
      ]);
    });

    it('are nobody else’s to list', async () => {
      await world.rpc.call(investorsCreate, { actor: investor(), body: anInvestorProfile() });
      expect(await world.rpc.call(investorsList, { actor: founder() })).toEqual([]);
    });
  });
});
