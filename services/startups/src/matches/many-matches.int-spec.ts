import { rpc } from '@proofround/contracts';
import { addProfiles, anInvestorProfile, until } from '@proofround/test-kit';
import { z } from 'zod';

import { investor, StartupsWorld } from '../testing/startups-world.js';

/** More than one statement can update: a statement takes 65,535 parameters, and a startup has about 50 columns. */
const MANY = 1_500;

describe('an investor who matches very many startups', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await addProfiles(world.database, { startups: MANY, investors: 0 });
  }, 60_000);
  afterAll(() => world.stop());

  const counts = () =>
    world.rows(
      z.object({ match_count: z.number(), startups: z.number() }),
      'SELECT match_count, count(*)::integer AS startups FROM startups GROUP BY 1',
      [],
    );

  // rule: INVESTOR-5
  it('can delete the profile; every startup is recounted', async () => {
    const actor = investor();
    const { id } = await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
    await world.database.query(
      `INSERT INTO matches (id, startup_id, investor_id, match_score, startup_reasons, investor_reasons, created_at)
       SELECT gen_random_uuid(), id, $1, 70, '["fits"]', '["fits"]', now() FROM startups`,
      [id],
    );
    await world.database.query('UPDATE startups SET match_count = 1');

    await world.rpc.call(rpc.investors.delete, { actor, investor_id: id });

    await until('every startup is recounted', async () => (await counts()).length === 1);
    expect(await counts()).toEqual([{ match_count: 0, startups: MANY }]);
    expect(await world.rows(z.unknown(), 'SELECT 1 FROM matches', [])).toEqual([]);
  }, 30_000);
});
