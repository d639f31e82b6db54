import { matchesGenerated, rpc, type Startup } from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aRanking, founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('matches of startups', () => {
  let world: StartupsWorld;

  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  describe('matches', () => {
    const aPair = (startup_id: string, investor_id: string, match_score: number) => ({
      startup_id,
      investor_id,
      match_score,
      startup_reasons: ['for the founder'],
      investor_reasons: ['for the investor'],
    });
    const publish = async (startup: Startup, pairs: ReturnType<typeof aPair>[], request_id = uuid()) => {
      const target = { startup_id: startup.id };
      await world.events.publish(
        matchesGenerated,
        aRanking({ request_id, target, user_id: startup.owner_id, pairs }),
        uuid(),
      );
      return request_id;
    };

    // rule: MATCH-2
    it('replace former ones, best first; a kept pair keeps its id', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const first = await world.rpc.call(rpc.investors.create, {
        actor: investor(),
        body: anInvestorProfile(),
      });
      const second = await world.rpc.call(rpc.investors.create, {
        actor: investor(),
        body: anInvestorProfile(),
      });
      await publish(startup, [aPair(startup.id, first.id, 50), aPair(startup.id, second.id, 80)]);
      await until('both are there', async () => (await world.get(owner, startup.id)).match_count === 2);
      const before = await world.rpc.call(rpc.matches.list, { actor: owner, startup_id: startup.id });
      expect(before.map(({ investor: { id } }) => id)).toEqual([second.id, first.id]);
      expect(before[0]?.match).toMatchObject({ match_score: 80, reasons: ['for the founder'] });

      const unfit = { ...aPair(startup.id, second.id, 20), startup_reasons: [], investor_reasons: [] };
      await publish(startup, [aPair(startup.id, first.id, 90), unfit]);
      await until('one is left', async () => (await world.get(owner, startup.id)).match_count === 1);
      const [after] = await world.rpc.call(rpc.matches.list, { actor: owner, startup_id: startup.id });
      expect(after?.match).toMatchObject({ match_score: 90, id: before[1]?.match.id });
    });

    it('of an older request change nothing when they arrive late', async () => {
      const owner = founder();
      const startup = await world.create(owner);
      const profile = await world.rpc.call(rpc.investors.create, {
        actor: investor(),
        body: anInvestorProfile(),
      });
      const older = uuid();
      await publish(startup, [aPair(startup.id, profile.id, 70)]);
      await until(
        'the newer result is stored',
        async () => (await world.get(owner, startup.id)).match_count === 1,
      );
      await publish(startup, [], older);
      await world.complete(owner, startup); // runs longer than the handling of the older result
      expect((await world.get(owner, startup.id)).match_count).toBe(1);
    });

    it('are ranked from candidates that fit into one message', async () => {
      const owner = founder();
      const long = '漢'.repeat(5000);
      const startup = await world.create(owner, { problem_statement: long, idea_description: long });
      const found = await world.rpc.forward(rpc.matches.chooseCandidates, {
        target: { startup_id: startup.id },
      });
      expect(found.json.length).toBeLessThan(1_000_000);
      const candidates = await world.rpc.call(rpc.matches.chooseCandidates, {
        target: { startup_id: startup.id },
      });
      expect(candidates?.startups.map(({ startup_id }) => startup_id)).toEqual([startup.id]);
      expect(candidates?.investors.length).toBeGreaterThan(0);
      expect(
        await world.rpc.call(rpc.matches.chooseCandidates, { target: { startup_id: uuid() } }),
      ).toBeNull();
    });
  });
});
