import {
  matchesGenerated,
  matchingRequested,
  rpc,
  type Actor,
  type Investor,
  type RankedPair,
} from '@proofround/contracts';
import { addProfiles, anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { founder, investor, StartupsWorld } from '../testing/world.js';

const MANY = 150;

/** What one refresh may change: a pair stays while it is among the best of either. */
describe('results of the matcher', () => {
  let world: StartupsWorld;
  let startups: string[];

  beforeAll(async () => {
    world = await StartupsWorld.start();
    await addProfiles(world.database, { startups: MANY, investors: 0 });
    const rows = await world.rows(z.object({ id: z.string() }), 'SELECT id FROM startups', []);
    startups = rows.map(({ id }) => id);
  }, 60_000);
  afterAll(() => world.stop());

  const profile = (actor: Actor): Promise<Investor> =>
    world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
  const pair = (startup_id: string, investor_id: string, match_score: number): RankedPair => ({
    startup_id,
    investor_id,
    match_score,
    startup_reasons: ['for the founder'],
    investor_reasons: ['for the investor'],
  });
  const publish = async (investor_id: string, pairs: RankedPair[], request_id = uuid()) => {
    const target = { investor_id };
    await world.events.publish(matchesGenerated, { request_id, target, user_id: uuid(), pairs }, uuid());
  };
  const listed = (actor: Actor, { id }: Investor) =>
    world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id: id });
  const asked = ({ id }: Investor) =>
    world
      .heard(matchingRequested)
      .filter(({ target }) => 'investor_id' in target && target.investor_id === id)
      .map(({ request_id }) => request_id);
  /** Ranks what is offered, as the matcher would, all with the same score. */
  const rankOffered = async (one: Investor, request_id: string, score: number) => {
    const offered = await world.rpc.call(rpc.matches.findCandidates, { target: { investor_id: one.id } });
    const ids = (offered?.startups ?? []).map(({ startup_id }) => startup_id).slice(0, 100);
    await publish(
      one.id,
      ids.map((id) => pair(id, one.id, score)),
      request_id,
    );
    return ids;
  };

  it('leave no startup without a match that is among its best, and bring all scores up to date in rounds', async () => {
    const actor = investor();
    const changing = await profile(actor);
    const other = await profile(investor());
    for (const one of [changing, other]) {
      await publish(
        one.id,
        startups.map((id, at) => pair(id, one.id, 90 - at * 0.1)),
      );
    }
    const counts = () =>
      world.rows(
        z.object({ match_count: z.number(), n: z.number() }),
        'SELECT match_count, count(*)::integer AS n FROM startups WHERE id = ANY ($1) GROUP BY 1',
        [startups],
      );
    const twoEach = [{ match_count: 2, n: MANY }];
    await until('both are matched with all', async () => (await counts())[0]?.match_count === 2);
    expect(await counts()).toEqual(twoEach);

    await world.rpc.call(rpc.investors.update, {
      actor,
      investor_id: changing.id,
      body: { investment_thesis: 'Only what the sea gives.' },
    });
    const [, first] = await until('the change is told', () => {
      const requests = asked(changing);
      return requests.length === 2 && requests;
    });
    await rankOffered(changing, first ?? '', 41);
    const [, , second] = await until('the rest is asked for', () => {
      const requests = asked(changing);
      return requests.length === 3 && requests;
    });
    expect(await counts()).toEqual(twoEach);
    const left = (await listed(actor, changing)).filter(({ match }) => match.match_score !== 41);
    expect(left).toHaveLength(MANY - 100);

    const ranked = await rankOffered(changing, second ?? '', 41);
    expect(ranked).toEqual(expect.arrayContaining(left.map(({ startup }) => startup.id)));
    await until('no score is out of date', async () =>
      (await listed(actor, changing)).every(({ match }) => match.match_score === 41),
    );
    expect(await counts()).toEqual(twoEach);
    expect(asked(changing)).toHaveLength(3);
  }, 30_000);

  it('take away what was ranked and is not worth showing, and count anew what the founder is shown', async () => {
    const actor = investor();
    const one = await profile(actor);
    const owner = founder();
    const startup = await world.create(owner);
    await publish(one.id, [pair(startup.id, one.id, 70)]);
    await until('it is counted', async () => (await world.get(owner, startup.id)).match_count === 1);
    await publish(one.id, [{ ...pair(startup.id, one.id, 20), startup_reasons: [], investor_reasons: [] }]);
    await until('it is gone', async () => (await world.get(owner, startup.id)).match_count === 0);
    expect(await listed(actor, one)).toEqual([]);
  });

  it('do not wait for those who look at the startup, nor does the end of a profile', async () => {
    const actor = investor();
    const one = await profile(actor);
    const owner = founder();
    const startup = await world.create(owner);
    await world.database.transaction(async (tx) => {
      // As a view or recorded interest does, by its foreign key.
      await tx.query('SELECT id FROM startups WHERE id = $1 FOR KEY SHARE', [startup.id]);
      await publish(one.id, [pair(startup.id, one.id, 70)]);
      await until('it is counted', async () => (await world.get(owner, startup.id)).match_count === 1);
      await world.rpc.call(rpc.investors.delete, { actor, investor_id: one.id });
    });
    expect((await world.get(owner, startup.id)).match_count).toBe(0);
  });

  it('keep reasons in groups; a pair that came without them is shown without', async () => {
    const actor = investor();
    const one = await profile(actor);
    const [grouped = '', plain = ''] = startups;
    const investor_groups = { fits: ['for the investor'], does_not_fit: [], not_known: [] };
    await publish(one.id, [{ ...pair(grouped, one.id, 80), investor_groups }, pair(plain, one.id, 70)]);
    await until('both are listed', async () => (await listed(actor, one)).length === 2);
    expect((await listed(actor, one)).map(({ match }) => match.reason_groups)).toEqual([
      investor_groups,
      undefined,
    ]);
    await publish(one.id, [pair(grouped, one.id, 81), pair(plain, one.id, 70)]);
    await until('they are ranked anew', async () => (await listed(actor, one))[0]?.match.match_score === 81);
    expect((await listed(actor, one))[0]?.match.reason_groups).toBeUndefined();
  });
});
