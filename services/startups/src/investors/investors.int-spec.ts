import {
  type Actor,
  type InvestorPatch,
  matchesGenerated,
  matchingRequested,
  rpc,
} from '@proofround/contracts';
import { anActor, anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { admin, aRanking, founder, investor, StartupsWorld } from '../testing/startups-world.js';

const missingProfile = { code: 'not_found', message: 'Investor profile not found' };

describe('investors', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('investor profiles', () => {
    // rule: INVESTOR-1
    it('need an investor account, then Investor Access', async () => {
      const make = (actor: Actor) =>
        world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
      await expect(make(founder())).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Only investor accounts can create an investor profile',
      });
      await expect(make(anActor({ user_type: 'investor' }))).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Investor Access subscription required',
      });
    });

    // rule: INVESTOR-2
    it('are limited to one per account, also for simultaneous requests', async () => {
      const actor = investor();
      const make = () => world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
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
      expect(await world.rpc.call(rpc.investors.list, { actor })).toEqual([
        expect.objectContaining({ ...anInvestorProfile(), user_id: actor.user_id }),
      ]);
    });

    describe('changed or deleted', () => {
      const profileOf = async (actor: Actor) =>
        world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
      const change = (actor: Actor, investor_id: string, body: InvestorPatch) =>
        world.rpc.call(rpc.investors.update, { actor, investor_id, body });
      const requestCount = (investor_id: string) =>
        world
          .publishedData(matchingRequested)
          .filter(({ target }) => 'investor_id' in target && target.investor_id === investor_id).length;

      // rules: INVESTOR-5, MATCH-4
      it('by their owner request new matches, unless nothing changed', async () => {
        const actor = investor();
        const { id } = await profileOf(actor);
        await until('the first matching is requested', () => requestCount(id) === 1);
        expect(await change(actor, id, {})).toMatchObject({ id, budget: 2_000_000 });
        expect(await change(actor, id, { budget: 3_000_000, investment_thesis: null })).toMatchObject({
          budget: 3_000_000,
          investment_thesis: null,
          current_companies: anInvestorProfile().current_companies,
        });
        await until('matching is requested again', () => requestCount(id) === 2);
      });

      // rule: INVESTOR-4
      it('keep check_size_min at or below check_size_max, also against the stored value', async () => {
        const actor = investor();
        const { id } = await profileOf(actor);
        await expect(change(actor, id, { check_size_min: 600_000 })).rejects.toMatchObject({
          code: 'invalid',
          problems: [expect.objectContaining({ loc: ['body', 'check_size_min'] })],
        });
        expect(await change(actor, id, { check_size_min: 600_000, check_size_max: null })).toMatchObject({
          check_size_min: 600_000,
          check_size_max: null,
        });
      });

      it('are not found for other users, and still need Investor Access', async () => {
        const actor = investor();
        const { id } = await profileOf(actor);
        for (const other of [investor(), founder(), admin()]) {
          await expect(change(other, id, { budget: 1 })).rejects.toMatchObject(missingProfile);
        }
        await expect(change(actor, 'no-uuid', {})).rejects.toMatchObject(missingProfile);
        await expect(change({ ...actor, is_premium: false }, id, { budget: 1 })).rejects.toMatchObject({
          code: 'forbidden',
          message: 'Investor Access subscription required',
        });
      });

      // rule: INVESTOR-5
      it('lose their matches when deleted, and free the account for another', async () => {
        const actor = investor();
        const { id } = await profileOf(actor);
        const owner = founder();
        const startup = await world.create(owner);
        const pair = {
          startup_id: startup.id,
          investor_id: id,
          match_score: 80,
          startup_reasons: ['FinTech'],
          investor_reasons: ['FinTech'],
        };
        await world.events.publish(
          matchesGenerated,
          aRanking({
            request_id: uuid(),
            target: { startup_id: startup.id },
            user_id: owner.user_id,
            pairs: [pair],
          }),
          uuid(),
        );
        await until('it is matched', async () => (await world.get(owner, startup.id)).match_count === 1);
        const seen = await world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id: id });
        expect(seen).toEqual([
          {
            match: expect.objectContaining({ match_score: 80, reasons: ['FinTech'] }) as unknown,
            startup: {
              id: startup.id,
              idea_title: startup.idea_title,
              idea_description: startup.idea_description,
              sector: startup.sector,
              stage: startup.stage,
            },
          },
        ]);
        await expect(
          world.rpc.call(rpc.matches.listForInvestor, {
            actor: { ...actor, is_premium: false },
            investor_id: id,
          }),
        ).rejects.toMatchObject({ code: 'forbidden', message: 'Investor Access subscription required' });
        expect(
          await world.rpc.call(rpc.matches.listForInvestor, { actor: admin(), investor_id: id }),
        ).toEqual(seen);
        for (const other of [investor(), founder()]) {
          await expect(
            world.rpc.call(rpc.matches.listForInvestor, { actor: other, investor_id: id }),
          ).rejects.toMatchObject(missingProfile);
          await expect(
            world.rpc.call(rpc.investors.delete, { actor: other, investor_id: id }),
          ).rejects.toMatchObject(missingProfile);
        }

        await world.rpc.call(rpc.investors.delete, {
          actor: { ...actor, is_premium: false },
          investor_id: id,
        });
        expect(await world.rpc.call(rpc.investors.list, { actor })).toEqual([]);
        expect(await world.rpc.call(rpc.matches.list, { actor: owner, startup_id: startup.id })).toEqual([]);
        expect((await world.get(owner, startup.id)).match_count).toBe(0);
        await profileOf(actor);
      });
    });

    // rule: INVESTOR-6
    it('are listed for their owner only', async () => {
      await world.rpc.call(rpc.investors.create, { actor: investor(), body: anInvestorProfile() });
      expect(await world.rpc.call(rpc.investors.list, { actor: founder() })).toEqual([]);
    });
  });
});
