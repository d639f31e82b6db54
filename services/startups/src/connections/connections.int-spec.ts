import { matchesGenerated, rpc } from '@proofround/contracts';
import { anInvestorProfile, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { aRanking, founder, investor, StartupsWorld } from '../testing/startups-world.js';

describe('the connection of an investor and a startup', () => {
  let world: StartupsWorld;
  beforeAll(async () => {
    world = await StartupsWorld.start();
  });
  afterAll(() => world.stop());

  const get = (startup_id: string, user_id: string, investor_id?: string) =>
    world.rpc.call(rpc.connections.get.startups, { startup_id, user_id, investor_id });

  // rule: TALK-1
  it('is their interest, asked by either side', async () => {
    const [owner, actor] = [founder(), investor()];
    const { id } = await world.create(owner);
    const facts = { owner_id: owner.user_id, idea_title: 'LedgerLoop', held: false, guest_id: actor.user_id };
    expect(await get(id, actor.user_id)).toMatchObject({ ...facts, is_interested: false, is_matched: false });
    await world.rpc.call(rpc.interest.record, { actor, startup_id: id });
    const interested = { ...facts, is_interested: true, is_matched: false };
    expect(await get(id, actor.user_id, uuid())).toMatchObject(interested);
    expect(await get(id, owner.user_id, actor.user_id)).toMatchObject(interested);
    expect(await get(id, owner.user_id)).toMatchObject({ guest_id: null, is_interested: false });
    expect(await get(uuid(), actor.user_id)).toBeNull();
  });

  // rule: TALK-1
  it('is their match, also when the owner names the profile instead of the user', async () => {
    const [owner, actor] = [founder(), investor()];
    const startup = await world.create(owner);
    const profile = await world.rpc.call(rpc.investors.create, { actor, body: anInvestorProfile() });
    const reasons = { startup_reasons: ['for the founder'], investor_reasons: ['for the investor'] };
    const pair = { startup_id: startup.id, investor_id: profile.id, match_score: 70, ...reasons };
    const generated = { request_id: uuid(), target: { startup_id: startup.id }, user_id: owner.user_id };
    await world.events.publish(matchesGenerated, aRanking({ ...generated, pairs: [pair] }), uuid());
    await until('the match is stored', async () => (await world.get(owner, startup.id)).match_count === 1);
    const matched = { guest_id: actor.user_id, is_matched: true, is_interested: false };
    expect(await get(startup.id, actor.user_id)).toMatchObject(matched);
    expect(await get(startup.id, owner.user_id, profile.id)).toMatchObject(matched);
  });
});
