import { rpc } from '@proofround/contracts';

import { founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('the startups to open first', () => {
  let world: StartupsWorld;
  const owner = founder();
  const first = async (actor = investor()) =>
    (await world.rpc.call(rpc.startups.listFirst, { actor })).map(({ idea_title }) => idea_title);
  const add = async (idea_title: string, sector: string, change: string) => {
    const { id } = await world.create(owner, { idea_title, sector });
    await world.database.query(`UPDATE startups SET ${change} WHERE id = $1`, [id]);
  };

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await add('Ledger', 'FinTech', 'overall_score = 90');
    await add('Second ledger', 'fintech', 'overall_score = 89');
    await add('Clinic', 'HealthTech', "overall_score = 88, created_at = now() - interval '30 days'");
    await add('School', 'EdTech', 'overall_score = 85');
    await add('Unscored', 'SaaS', 'overall_score = NULL');
    await add('Sold', 'AI/ML', 'overall_score = 99, is_sold = true');
    await add('Held', 'Other', 'overall_score = 99, held_back = true');
  }, 60_000);
  afterAll(() => world.stop());

  // rule: STARTUP-14
  it('are those with a score that are neither held nor sold, by score and age, from different sectors', async () => {
    expect(await first()).toEqual(['Ledger', 'School', 'Clinic', 'Second ledger']);
  });

  // rule: STARTUP-14
  it('are not for founders', async () => {
    await expect(first(owner)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Only investors are shown startups to open first',
    });
  });
});
