import {
  interestRecorded,
  interestWithdrawn,
  offerReceived,
  rpc,
  startupDeleted,
} from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { anInterest, anOffer } from '../testing/events.js';
import { Talks } from '../testing/talks.js';

const closed = { code: 'forbidden', message: 'You cannot write in this conversation' };

describe('a block between two users', () => {
  let talks: Talks;
  beforeAll(async () => {
    talks = await Talks.start();
  });
  afterAll(() => talks.stop());

  // rules: OFFER-28, TALK-13
  it('tells the founder nothing of interest that the blocked investor records again', async () => {
    const { founder, investor, startup, thread } = await talks.aThread();
    await talks.block(founder, thread.id);
    const before = await talks.types(founder);
    const other = { startup_id: uuid(), owner_id: founder.user_id, investor_user_id: investor.user_id };
    for (const about of [{ ...other, startup_id: startup.startup_id }, other]) {
      const recorded = anInterest(about);
      await talks.world.publish(interestRecorded, recorded);
      await talks.world.publish(interestWithdrawn, recorded);
    }
    await talks.world.settled(interestRecorded);
    await talks.world.settled(interestWithdrawn);
    expect(await talks.types(founder)).toEqual(before);
    const blockersOf = (user_id: string, other_id: string) =>
      talks.world.rpc.call(rpc.conversations.listBlockers, { user_id, other_ids: [other_id, uuid()] });
    expect(await blockersOf(investor.user_id, founder.user_id)).toEqual({ user_ids: [founder.user_id] });
    expect(await blockersOf(founder.user_id, investor.user_id)).toEqual({ user_ids: [] });
    await talks.block(founder, thread.id, false);
    await talks.world.publish(interestRecorded, anInterest(other));
    await talks.world.settled(interestRecorded);
    expect(await talks.types(founder)).toEqual(['interest_recorded', ...before]);
  });

  it('ends all conversations of the two, and brings no introduction or offer', async () => {
    const { founder, investor, thread } = await talks.aThread();
    await talks.block(investor, thread.id);
    const before = [await talks.types(investor), await talks.types(founder)];
    const facts = { owner_id: founder.user_id };
    const { startup_id } = talks.stub.aStartup({ ...facts, is_interested: true });
    const matched = talks.stub.aStartup({ ...facts, is_matched: true }).startup_id;
    const { listing_id } = talks.stub.aListing({ ...facts, has_offer: true });
    for (const about of [{ startup_id }, { startup_id: matched }, { listing_id }]) {
      const named = { ...about, investor_id: investor.user_id };
      await expect(talks.open(founder, named)).rejects.toMatchObject(closed);
      await expect(talks.open(investor, about)).rejects.toMatchObject(closed);
    }
    const offer = { owner_id: investor.user_id, buyer_id: founder.user_id };
    await talks.world.publish(offerReceived, anOffer(offer));
    await talks.world.settled(offerReceived);
    expect([await talks.types(investor), await talks.types(founder)]).toEqual(before);
  });

  it('stays when the startup is deleted, until the one who blocked writes again', async () => {
    const { founder, investor, startup, thread } = await talks.aThread();
    await talks.block(investor, thread.id);
    const { startup_id, owner_id } = startup;
    await talks.world.publish(startupDeleted, { startup_id, owner_id });
    await talks.world.settled(startupDeleted);
    const again = talks.stub.aStartup({ owner_id, is_interested: true });
    const about = { startup_id: again.startup_id };
    const named = { ...about, investor_id: investor.user_id };
    await expect(talks.open(founder, named)).rejects.toMatchObject(closed);
    await expect(talks.open(founder, named)).rejects.toMatchObject(closed);
    const opened = await talks.open(investor, about);
    expect(opened).toMatchObject({ blocked: false, can_write: true });
    await talks.write(founder, opened.id);
  });

  it('by an investor takes the address out of what the founder was told', async () => {
    const { founder, investor, startup, thread } = await talks.aThread();
    const about = { startup_id: startup.startup_id, owner_id: founder.user_id };
    const record = async (startup_id: string) => {
      const event = anInterest({ ...about, startup_id, investor_user_id: investor.user_id });
      await talks.world.publish(interestRecorded, event);
      await talks.world.settled(interestRecorded);
    };
    const bodies = async () => (await talks.world.inbox(founder.user_id)).map(({ body }) => body);
    await record(about.startup_id);
    expect((await bodies())[0]).toContain('@');
    await talks.block(investor, thread.id);
    await record(uuid());
    const told = 'Ivy Chen recorded interest.';
    expect((await bodies()).slice(0, 2)).toEqual([told, told]);
  });

  // rule: TALK-14
  it('stands in a list of the one who blocked, who takes it back there without a conversation', async () => {
    const { founder, investor, startup, thread } = await talks.aThread();
    await talks.block(investor, thread.id);
    const [block, ...others] = await talks.blocks(investor);
    expect(block).toMatchObject({ name: 'Amara Osei' });
    expect(others).toEqual([]);
    expect(await talks.blocks(founder)).toEqual([]);
    const { startup_id, owner_id } = startup;
    await talks.world.publish(startupDeleted, { startup_id, owner_id });
    await talks.world.settled(startupDeleted);
    expect(await talks.list(investor)).toEqual([]);
    expect(await talks.blocks(investor)).toEqual([block]);

    const missing = { code: 'not_found', message: 'Block not found' };
    await expect(talks.lift(founder, block?.id ?? '')).rejects.toMatchObject(missing);
    await talks.lift(investor, block?.id ?? '');
    expect(await talks.blocks(investor)).toEqual([]);
    await expect(talks.lift(investor, block?.id ?? '')).rejects.toMatchObject(missing);
    const again = talks.stub.aStartup({ owner_id, is_interested: true });
    const named = { startup_id: again.startup_id, investor_id: investor.user_id };
    expect(await talks.open(founder, named)).toMatchObject({ can_write: true });
  });

  it('is listed newest first, in pages, and ends in the conversations when it is taken back', async () => {
    const { founder, investor, thread } = await talks.aThread();
    const ben = await talks.anInvestor('Ben Li');
    const { startup_id } = talks.stub.aStartup({ owner_id: founder.user_id, is_interested: true });
    const other = await talks.open(ben, { startup_id });
    await talks.block(founder, thread.id);
    await talks.block(founder, other.id);
    const [newest] = await talks.blocks(founder, { limit: 1 });
    expect(newest).toMatchObject({ name: 'Ben Li' });
    expect(await talks.blocks(founder, { limit: 1, cursor: newest?.id ?? '' })).toMatchObject([
      { name: 'Ivy Chen' },
    ]);
    await talks.lift(founder, newest?.id ?? '');
    expect(await talks.get(ben, other.id)).toMatchObject({ can_write: true });
    expect(await talks.get(investor, thread.id)).toMatchObject({ can_write: false });
  });

  // rule: TALK-6
  it('ends the conversation for both, without saying who blocked', async () => {
    const { founder, investor, thread } = await talks.aThread();
    expect(await talks.block(founder, thread.id)).toMatchObject({ blocked: true, can_write: false });
    expect(await talks.get(investor, thread.id)).toMatchObject({ blocked: false, can_write: false });
    for (const actor of [founder, investor])
      await expect(talks.write(actor, thread.id)).rejects.toMatchObject(closed);
    await expect(talks.open(investor, { startup_id: thread.startup?.id ?? '' })).rejects.toMatchObject(
      closed,
    );
    await talks.block(founder, thread.id, false);
    await talks.write(investor, thread.id);
  });
});
