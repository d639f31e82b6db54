import { accountDeleted, type Actor, interestWithdrawn, rpc } from '@proofround/contracts';
import { aDeparture, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('interests, cards and weights of an investor', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('interests', () => {
    const record = (actor: Actor, startup_id: string) =>
      world.rpc.call(rpc.interest.record, { actor, startup_id });
    const withdraw = (actor: Actor, startup_id: string) =>
      world.rpc.call(rpc.interest.withdraw, { actor, startup_id });

    // rules: INTEREST-3, PIPELINE-3
    it('are listed with their startups, newest first, and shown on cards', async () => {
      const actor = investor();
      const startups = [await world.create(founder()), await world.create(founder())];
      for (const { id } of startups) await record(actor, id);
      const [older = '', newer = ''] = startups.map(({ id }) => id);
      const list = await world.rpc.call(rpc.interest.list, { actor });
      expect(list.map(({ startup }) => startup.id)).toEqual([newer, older]);
      expect(await world.putCard(actor, newer, { column: 'watching' })).toMatchObject({ interested: true });
      await world.setHeld(newer, true);
      expect(await world.rpc.call(rpc.interest.list, { actor })).toHaveLength(1);
      await expect(world.rpc.call(rpc.interest.list, { actor: founder() })).rejects.toMatchObject({
        code: 'forbidden',
      });
    });

    // rule: INTEREST-4
    it('can be withdrawn once and recorded again; the founder no longer sees the contact', async () => {
      const owner = founder();
      const { id } = await world.create(owner);
      const actor = investor();
      const analytics = () => world.rpc.call(rpc.interest.getAnalytics, { actor: owner, startup_id: id });
      const gone = { code: 'not_found', message: 'Interest not found' };
      await record(actor, id);
      await withdraw(actor, id);
      expect(await analytics()).toMatchObject({ interest_count: 0, interested_investors: [] });
      for (const target of [id, uuid(), 'no-uuid'])
        await expect(withdraw(actor, target)).rejects.toMatchObject(gone);
      await record(actor, id);
      expect(await analytics()).toMatchObject({ interest_count: 1 });
      await until('it is published', () =>
        world
          .publishedData(interestWithdrawn)
          .some((event) => event.startup_id === id && event.owner_id === owner.user_id),
      );
    });
  });

  // rules: PRIVACY-3, PRIVACY-5
  it('are exported to the investor, and erased with the account', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const actor = investor();
    await world.pass(actor, id, 'other', 'Secret message');
    await world.putCard(actor, id, { column: 'talking', note: 'Secret note' });
    const body = { team: 2, market: 1, feasibility: 1, product: 1, risk: 1 };
    await world.rpc.call(rpc.pipeline.setWeights, { actor, body });
    const exported = (who: Actor, section: 'pipeline' | 'fit_weights') =>
      world.rpc.call(rpc.accounts.export.startups, { actor: who, section });
    expect(await exported(actor, 'pipeline')).toMatchObject([{ startup_id: id, note: 'Secret note' }]);
    expect(await exported(actor, 'fit_weights')).toMatchObject([body]);
    expect(await exported(owner, 'pipeline')).toEqual([]);

    await world.publish(accountDeleted, aDeparture(actor.user_id));
    for (const table of ['pipeline_cards', 'fit_weights'])
      expect(
        await world.rows(z.unknown(), `SELECT 1 FROM ${table} WHERE user_id = $1`, [actor.user_id]),
      ).toEqual([]);
  });
});
