import { listingReopened, listingSold, matchesGenerated, rpc } from '@proofround/contracts';
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
