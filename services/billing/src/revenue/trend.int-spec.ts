import { rpc } from '@proofround/contracts';
import { anActor } from '@proofround/test-kit';

import { anAdmin, anInvestor, BillingWorld } from '../testing/billing-world.js';

const period = { from: '2021-03-01', to: '2021-03-03' };

describe('the trend of revenue', () => {
  let world: BillingWorld;

  beforeAll(async () => {
    world = await BillingWorld.start();
  });
  afterAll(() => world.stop());

  /** Creates a paid subscription and moves its payment to the given time. */
  async function paidAt(at: string, plan: 'monthly' | 'annual' = 'monthly'): Promise<void> {
    const { actor } = await world.subscribed({ plan });
    await world.database.query('UPDATE payments SET created_at = $2 WHERE user_id = $1', [actor.user_id, at]);
  }

  it('sums dollars per UTC day, includes both ends and leaves out days without revenue', async () => {
    await paidAt('2021-02-28T23:59:59.999Z');
    await paidAt('2021-03-01T00:00:00.000Z');
    await paidAt('2021-03-01T23:59:59.999Z', 'annual');
    await paidAt('2021-03-03T23:59:59.999Z');
    await paidAt('2021-03-04T00:00:00.000Z');
    expect(await world.rpc.call(rpc.admin.getTrends.billing, { actor: anAdmin(), period })).toEqual([
      { date: '2021-03-01', revenue: 448 },
      { date: '2021-03-03', revenue: 149 },
    ]);
  });

  it('is shown to the admin only', async () => {
    for (const actor of [anActor(), anInvestor()]) {
      await expect(world.rpc.call(rpc.admin.getTrends.billing, { actor, period })).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Admin access required',
      });
    }
  });
});
