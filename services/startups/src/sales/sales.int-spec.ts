import {
  type Actor,
  dealCompleted,
  listingReopened,
  listingSold,
  matchesGenerated,
  matchingRequested,
  type MatchTarget,
  rpc,
  type Startup,
} from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aRanking, founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('sold startups', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const sale = (startup_id: string, deal_id: string) => ({
    listing_id: uuid(),
    startup_id,
    owner_id: uuid(),
    deal_id,
  });
  const sell = (startupId: string, dealId: string) => world.publish(listingSold, sale(startupId, dealId));
  const reopen = (startupId: string, dealId: string) =>
    world.publish(listingReopened, { ...sale(startupId, dealId), idea_title: 'LedgerLoop', bidder_ids: [] });
  const isSold = async (id: string) => (await world.get(investor(), id)).is_sold;

  // rule: STARTUP-13
  it('are marked until the deal falls through, and again at the next sale', async () => {
    const { id, is_sold } = await world.create(founder());
    expect(is_sold).toBeUndefined();
    const [first, second] = [uuid(), uuid()];
    await sell(id, first);
    expect(await isSold(id)).toBe(true);
    await reopen(id, first);
    expect(await isSold(id)).toBeUndefined();
    await sell(id, second);
    expect(await isSold(id)).toBe(true);
  });

  // rule: STARTUP-15
  it('are under way until their deal is completed, in whatever order the events arrive', async () => {
    const { id } = await world.create(founder());
    const isOpen = async () => (await world.get(investor(), id)).sale_open;
    const complete = (dealId: string) =>
      world.publish(dealCompleted, {
        ...{ deal_id: dealId, startup_id: id, idea_title: 'LedgerLoop' },
        ...{ listing_id: uuid(), seller_id: uuid(), buyer_id: uuid() },
      });
    const [first, second] = [uuid(), uuid()];
    await sell(id, first);
    expect(await isOpen()).toBe(true);
    await reopen(id, first);
    expect(await isOpen()).toBeUndefined();
    await complete(second);
    await sell(id, second);
    expect(await isOpen()).toBeUndefined();
    expect(await isSold(id)).toBe(true);
  });

  // rule: STARTUP-13
  it('are marked among the matches of investors', async () => {
    const owner = founder();
    const { id } = await world.create(owner);
    const actor = { ...investor(), is_premium: true };
    const profile = await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
    const pair = { startup_id: id, investor_id: profile.id, match_score: 80 };
    const ranking = { request_id: uuid(), target: { startup_id: id }, user_id: owner.user_id };
    const pairs = [{ ...pair, startup_reasons: ['fits'], investor_reasons: ['fits'] }];
    await world.publish(matchesGenerated, aRanking({ ...ranking, pairs }));
    await until('the match is stored', async () => (await world.get(owner, id)).match_count === 1);
    const matched = async () =>
      (await world.rpc.call(rpc.matches.listForInvestor, { actor, investor_id: profile.id })).find(
        ({ startup }) => startup.id === id,
      )?.startup;
    expect((await matched())?.is_sold).toBeUndefined();
    await sell(id, uuid());
    expect(await matched()).toMatchObject({ is_sold: true });
  });

  // rule: STARTUP-16
  it.each([
    ['completed', 'sold'],
    ['sold', 'completed'],
  ])('are neither matched nor wanted after the completed deal, with %s before %s', async (first) => {
    const owner = founder();
    const startup = await world.create(owner);
    await world.complete(owner, startup);
    const of = { startup_id: startup.id };
    const known = { ...investor(), is_premium: true };
    const profile = await profileOf(known);
    await rank(of, startup, [profile.id]);
    const deal_id = uuid();
    const complete = () =>
      world.publish(dealCompleted, {
        ...{ deal_id, ...of, idea_title: 'LedgerLoop' },
        ...{ listing_id: uuid(), seller_id: uuid(), buyer_id: uuid() },
      });
    const interest = (actor: Actor) => world.rpc.call(rpc.interest.record, { actor, ...of });
    await interest(known);
    if (first === 'completed') await complete();
    await sell(startup.id, deal_id);
    if (first === 'sold') await complete();

    expect((await world.get(owner, startup.id)).match_count).toBe(0);
    await rank(of, startup, [profile.id]);
    await rank({ investor_id: profile.id }, startup, [profile.id]);
    expect(await world.rpc.call(rpc.matches.list, { actor: owner, ...of })).toEqual([]);
    expect(
      await world.rpc.call(rpc.matches.listForInvestor, { actor: known, investor_id: profile.id }),
    ).toEqual([]);
    const sold = { code: 'conflict', message: 'This startup has been sold' };
    await expect(interest(investor())).rejects.toMatchObject(sold);
    await expect(
      world.rpc.call(rpc.matches.generate, { actor: owner, ...of, request_id: uuid() }),
    ).rejects.toMatchObject(sold);
    expect(await world.rpc.call(rpc.startups.listScores, { actor: owner, ...of })).toHaveLength(1);
  });

  const profileOf = (actor: Actor) =>
    world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
  const offered = async (target: MatchTarget) => {
    const found = await world.rpc.call(rpc.matches.chooseCandidates, { target });
    return 'startup_id' in target
      ? (found?.investors ?? []).map(({ investor_id }) => investor_id)
      : (found?.startups ?? []).map(({ startup_id }) => startup_id);
  };
  /** Stores a ranking of the startup with these investors. */
  const rank = async (target: MatchTarget, startup: Startup, investorIds: readonly string[]) => {
    const pairs = investorIds.map((investor_id) => ({
      startup_id: startup.id,
      investor_id,
      match_score: 80,
      startup_reasons: ['fits'],
      investor_reasons: ['fits'],
    }));
    await world.publish(
      matchesGenerated,
      aRanking({ request_id: uuid(), target, user_id: startup.owner_id, pairs }),
    );
  };

  // rule: MATCH-17
  it('keep their matches and get no new ones, on either side, until the deal falls through', async () => {
    const owner = founder();
    const startup = await world.create(owner);
    await world.complete(owner, startup);
    const [known, unknown] = [investor(), investor()];
    const matched = await profileOf(known);
    const of = { startup_id: startup.id };
    await rank(of, startup, [matched.id]);
    const matches = () => world.rpc.call(rpc.matches.list, { actor: owner, ...of });
    const idsOf = async () => (await matches()).map(({ investor: { id } }) => id);
    expect(await idsOf()).toEqual([matched.id]);
    const deal = uuid();
    await sell(startup.id, deal);
    const other = await profileOf(unknown);

    expect(await offered(of)).toEqual([matched.id]);
    expect(await offered({ investor_id: matched.id })).toContain(startup.id);
    expect(await offered({ investor_id: other.id })).not.toContain(startup.id);
    // These rankings were asked for before the sale.
    await rank(of, startup, [matched.id, other.id]);
    await rank({ investor_id: other.id }, startup, [other.id]);
    expect(await idsOf()).toEqual([matched.id]);

    const requests = () =>
      world
        .publishedData(matchingRequested)
        .filter(({ target }) => 'startup_id' in target && target.startup_id === startup.id);
    const before = requests().length;
    await reopen(startup.id, deal);
    await until('matching is requested', () => requests().length === before + 1);
    expect(await offered(of)).toEqual(expect.arrayContaining([matched.id, other.id]));
    expect(await offered({ investor_id: other.id })).toContain(startup.id);
  });

  // rule: STARTUP-13
  it('follow the newest sale although events arrive late, twice or after a deletion', async () => {
    const { id } = await world.create(founder());
    const [first, second] = [uuid(), uuid()];
    await reopen(id, first);
    await sell(id, first);
    expect(await isSold(id)).toBeUndefined();
    await sell(id, second);
    await reopen(id, first);
    await sell(id, second);
    expect(await isSold(id)).toBe(true);
    await sell(uuid(), uuid());
  });
});
