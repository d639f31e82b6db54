import {
  interestRecorded,
  type LiveSignal,
  type Message,
  rpc,
  startupReviewed,
  startupUpdated,
} from '@proofround/contracts';
import { anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aHold, anInterest } from '../testing/events.js';
import { Talks } from '../testing/talks.js';

const missing = { code: 'not_found', message: 'Conversation not found' };
const closed = { code: 'forbidden', message: 'You cannot write in this conversation' };
const unconnected = { code: 'forbidden', message: 'You can write after interest, a match or an offer' };

const isChange = ({ event }: LiveSignal) => event === 'thread.updated';

describe('conversations', () => {
  let talks: Talks;
  beforeAll(async () => {
    talks = await Talks.start();
  });
  afterAll(() => talks.stop());

  // rules: TALK-1, TALK-4
  it('open by interest or match of the investor, and show each side the other', async () => {
    for (const facts of [{ is_interested: true }, { is_matched: true }]) {
      const [founder, investor] = [await talks.aFounder(), await talks.anInvestor()];
      const { startup_id } = talks.stub.aStartup({ owner_id: founder.user_id, ...facts });
      const thread = await talks.open(investor, { startup_id }, 'Hello Amara');
      expect(thread).toMatchObject({
        kind: 'startup',
        startup: { id: startup_id, idea_title: 'LedgerLoop' },
        listing_id: null,
        other: { name: 'Amara Osei', role: 'founder' },
        state: 'open',
        can_write: true,
        unread_count: 0,
        last_message: { mine: true, message: 'Hello Amara' },
      });
      expect(await talks.list(founder)).toEqual([
        expect.objectContaining({
          id: thread.id,
          other: { name: 'Ivy Chen', role: 'investor' },
          unread_count: 1,
          last_message: expect.objectContaining({ mine: false }) as unknown,
        }),
      ]);
    }
  });

  // rule: TALK-1
  it('open about a listing after an offer, by either side', async () => {
    const [seller, buyer] = [await talks.aFounder(), await talks.aFounder('Olu Bright')];
    const { listing_id } = talks.stub.aListing({ owner_id: seller.user_id, has_offer: true });
    const mine = await talks.open(seller, { listing_id, investor_id: buyer.user_id });
    expect(mine).toMatchObject({ kind: 'listing', listing_id, other: { name: 'Olu Bright', role: 'buyer' } });
    expect((await talks.open(buyer, { listing_id })).id).toBe(mine.id);
  });

  // rule: TALK-1
  it('do not open without interest, match or offer, or about what the caller may not see', async () => {
    const [founder, investor] = [await talks.aFounder(), await talks.anInvestor()];
    const owner_id = founder.user_id;
    const { startup_id } = talks.stub.aStartup({ owner_id });
    const held = talks.stub.aStartup({ owner_id, is_interested: true, held: true }).startup_id;
    const { listing_id } = talks.stub.aListing({ owner_id });
    const withdrawn = talks.stub.aListing({ owner_id, has_offer: true, is_withdrawn: true }).listing_id;
    await expect(talks.open(investor, { startup_id })).rejects.toMatchObject(unconnected);
    const named = { startup_id, investor_id: investor.user_id };
    await expect(talks.open(founder, named)).rejects.toMatchObject(unconnected);
    await expect(talks.open(investor, { listing_id })).rejects.toMatchObject(unconnected);
    const noStartup = { code: 'not_found', message: 'Startup not found' };
    for (const id of [held, uuid()])
      await expect(talks.open(investor, { startup_id: id })).rejects.toMatchObject(noStartup);
    await expect(talks.open(await talks.aFounder(), { startup_id })).rejects.toMatchObject(noStartup);
    for (const id of [withdrawn, uuid()])
      await expect(talks.open(investor, { listing_id: id })).rejects.toMatchObject({
        code: 'not_found',
        message: 'Listing not found',
      });
    await expect(talks.open(founder, { startup_id })).rejects.toMatchObject({
      code: 'invalid',
      problems: [{ loc: ['body', 'investor_id'], msg: 'Field required', type: 'missing' }],
    });
  });

  // rule: TALK-3
  it('are one when both sides open them at once, with both messages', async () => {
    const [founder, investor] = [await talks.aFounder(), await talks.anInvestor()];
    const { startup_id } = talks.stub.aStartup({ owner_id: founder.user_id, is_interested: true });
    const opened = await Promise.all([
      talks.open(investor, { startup_id }, 'From Ivy'),
      talks.open(founder, { startup_id, investor_id: investor.user_id }, 'From Amara'),
    ]);
    const [thread] = opened;
    expect(opened.map(({ id }) => id)).toEqual([thread.id, thread.id]);
    const texts = (await talks.messages(investor, thread.id)).map(({ message }) => message);
    expect(texts.toSorted()).toEqual(['From Amara', 'From Ivy']);
  });

  describe('by an introduction', () => {
    const requested = async () => {
      const [founder, investor] = [await talks.aFounder(), await talks.anInvestor()];
      const { startup_id } = talks.stub.aStartup({ owner_id: founder.user_id, is_matched: true });
      const about = { startup_id, investor_id: investor.user_id };
      const thread = await talks.open(founder, about, 'May I introduce LedgerLoop?');
      return { founder, investor, about, thread };
    };

    // rule: TALK-2
    it('wait for the answer of the investor after one message', async () => {
      const { founder, investor, about, thread } = await requested();
      expect(thread).toMatchObject({ state: 'requested', can_write: false });
      const waiting = { code: 'conflict', message: 'The investor has not answered your introduction yet' };
      await expect(talks.write(founder, thread.id)).rejects.toMatchObject(waiting);
      await expect(talks.open(founder, about)).rejects.toMatchObject(waiting);
      expect(await talks.types(investor)).toEqual(['introduction_requested']);
      const nothing = { code: 'conflict', message: 'There is no introduction to answer' };
      await expect(talks.answer(founder, thread.id, true)).rejects.toMatchObject(nothing);
      const answered = await talks.answer(investor, thread.id, true, 'Gladly.');
      expect(answered).toMatchObject({ state: 'open', last_message: { message: 'Gladly.' } });
      await expect(talks.answer(investor, thread.id, false)).rejects.toMatchObject(nothing);
      expect(await talks.types(founder)).toEqual(['introduction_answered']);
      await talks.write(founder, thread.id);
    });

    // rule: TALK-2
    it('end when the investor passes, unless the investor writes or records interest', async () => {
      const { founder, investor, about, thread } = await requested();
      expect(await talks.answer(investor, thread.id, false)).toMatchObject({ state: 'passed' });
      await expect(talks.open(founder, about)).rejects.toMatchObject(closed);
      await talks.write(investor, thread.id, 'On second thought: tell me more.');
      expect(await talks.get(founder, thread.id)).toMatchObject({ state: 'open', can_write: true });

      const other = await requested();
      const event = anInterest({
        startup_id: other.about.startup_id,
        owner_id: other.founder.user_id,
        investor_user_id: other.investor.user_id,
      });
      const eventId = await talks.world.publish(interestRecorded, event);
      await talks.world.publish(interestRecorded, event, eventId);
      await talks.world.settled(interestRecorded);
      expect(await talks.get(other.founder, other.thread.id)).toMatchObject({ state: 'open' });
    });
  });

  // rule: TALK-3
  it('are not there for anybody else, the admin included', async () => {
    const { thread, startup } = await talks.aThread();
    const [message] = await talks.messages((await talks.aThread()).investor, thread.id).catch(() => []);
    expect(message).toBeUndefined();
    const others = [anActor({ user_type: 'investor' }), anActor({ is_admin: true }), anActor()];
    for (const other of others) {
      for (const id of [thread.id, uuid(), 'no-uuid']) {
        await expect(talks.get(other, id)).rejects.toMatchObject(missing);
        await expect(talks.messages(other, id)).rejects.toMatchObject(missing);
        await expect(talks.write(other, id)).rejects.toMatchObject(missing);
        await expect(talks.markRead(other, id)).rejects.toMatchObject(missing);
        await expect(talks.block(other, id)).rejects.toMatchObject(missing);
        await expect(talks.answer(other, id, true)).rejects.toMatchObject(missing);
      }
      expect(await talks.list(other)).toEqual([]);
      expect(await talks.unread(other)).toEqual({ unread_count: 0 });
      const reported = { actor: other, message_id: thread.last_message?.id ?? '' };
      await expect(talks.world.rpc.call(rpc.conversations.getReported, reported)).rejects.toMatchObject({
        message: 'Message not found',
      });
    }
    expect(startup.owner_id).not.toBe(others[0]?.user_id);
  });

  // rules: TALK-4, TALK-5
  it('count unread messages, notify once until the thread is read, and go live to both', async () => {
    const { founder, investor, thread } = await talks.aThread();
    const [toFounder, toInvestor] = [
      await talks.world.liveSignals(founder.user_id),
      await talks.world.liveSignals(investor.user_id),
    ];
    const written = await talks.write(investor, thread.id);
    const messagesIn = (signals: typeof toFounder) =>
      signals.filter((live) => live.event === 'message.created' && live.data.id === written.id);
    await until('both are told', () => messagesIn(toFounder).length + messagesIn(toInvestor).length === 2);
    expect(messagesIn(toFounder)).toEqual([{ event: 'message.created', data: { ...written, mine: false } }]);
    expect(messagesIn(toInvestor)).toEqual([{ event: 'message.created', data: written }]);
    expect(await talks.unread(founder)).toEqual({ unread_count: 2 });
    expect(await talks.types(founder)).toEqual(['message_received']);
    expect(await talks.markRead(founder, thread.id)).toEqual({ unread_count: 0 });
    expect(await talks.world.unread(founder.user_id)).toBe(0);
    const [newest] = await talks.messages(investor, thread.id);
    expect(newest?.read_at).not.toBeNull();
    await talks.markRead(founder, thread.id);
    expect((await talks.messages(investor, thread.id))[0]?.read_at).toBe(newest?.read_at);
    await talks.write(investor, thread.id);
    expect(await talks.types(founder)).toEqual(['message_received', 'message_received']);
    expect((await talks.world.inbox(founder.user_id))[0]?.link).toBe(`/messages/${thread.id}`);
  });

  // rule: TALK-12
  it('show both sides at once that messages were read, and a block, but only a change', async () => {
    const { founder, investor, thread } = await talks.aThread();
    const [toFounder, toInvestor] = [
      await talks.world.liveSignals(founder.user_id),
      await talks.world.liveSignals(investor.user_id),
    ];
    const changesIn = (signals: typeof toFounder) =>
      signals.flatMap((live) => (live.event === 'thread.updated' ? [live.data] : []));
    const unread = { thread_id: thread.id, read_at: null };
    for (let n = 0; n < 2; n++) await talks.markRead(founder, thread.id);
    const [message] = await talks.messages(investor, thread.id);
    const read = { thread_id: thread.id, read_at: message?.read_at };
    for (let n = 0; n < 2; n++) await talks.block(founder, thread.id);
    await talks.block(founder, thread.id, false);
    await until('both are told', () => changesIn(toFounder).length + changesIn(toInvestor).length === 6);
    expect(changesIn(toInvestor)).toEqual([read, unread, unread]);
    expect(changesIn(toFounder)).toEqual([unread, unread, unread]);
  });

  // rule: TALK-4
  it('are returned in pages, threads by their last message and messages newest first', async () => {
    const investor = await talks.anInvestor();
    const threads = [];
    for (let n = 0; n < 3; n++) {
      const { startup_id } = talks.stub.aStartup({
        owner_id: (await talks.aFounder()).user_id,
        is_interested: true,
      });
      threads.push(await talks.open(investor, { startup_id }));
    }
    const [first, second, third] = threads.map(({ id }) => id);
    await talks.write(investor, first ?? '');
    const pageOf = async (cursor?: string) => {
      const page = await talks.world.rpc.forward(rpc.conversations.list, {
        actor: investor,
        limit: 2,
        cursor,
      });
      const items = z
        .array(z.object({ id: z.string() }))
        .parse(JSON.parse(Buffer.from(page.json).toString()));
      return { ids: items.map(({ id }) => id), next: page.next };
    };
    const page = await pageOf();
    expect(page.ids).toEqual([first, third]);
    expect(await pageOf(page.next)).toEqual({ ids: [second], next: undefined });
    const rows: Message[] = await talks.messages(investor, first ?? '');
    expect(rows.map(({ message }) => message)).toEqual(['And another thing', 'Hello']);
  });

  // rules: LIVE-8, TALK-6
  it('show both sides at once that they pause while the startup is held', async () => {
    const { founder, investor, startup, thread } = await talks.aThread();
    const { startup_id, owner_id } = startup;
    const pages = await Promise.all(
      [founder, investor].map(({ user_id }) => talks.world.liveSignals(user_id)),
    );
    const changed = { event: 'thread.updated', data: { thread_id: thread.id, read_at: null } };
    const event = aHold({ startup_id, owner_id, held: true, version: 4 });
    const eventId = uuid();
    for (let n = 0; n < 2; n++) await talks.world.publish(startupReviewed, event, eventId);
    await talks.world.settled(startupReviewed);
    await until('both are told', () => pages.every((signals) => signals.some(isChange)));
    for (const signals of pages) expect(signals.filter(isChange)).toEqual([changed]);
  });

  // rule: TALK-6
  it('pause while the startup is held, whatever the order of the events, and follow its title', async () => {
    const { founder, investor, startup, thread } = await talks.aThread();
    const { startup_id, owner_id } = startup;
    const review = (held: boolean, version: number) =>
      talks.world.publish(startupReviewed, aHold({ startup_id, owner_id, held, version }));
    await review(true, 4);
    await review(false, 3);
    await talks.world.settled(startupReviewed);
    for (const actor of [founder, investor])
      await expect(talks.write(actor, thread.id)).rejects.toMatchObject(closed);
    await review(false, 5);
    await talks.world.settled(startupReviewed);
    await talks.write(investor, thread.id);

    const title = async () => (await talks.get(investor, thread.id)).startup?.idea_title;
    const edit = { startup_id, owner_id, is_pro: false };
    await talks.world.publish(startupUpdated, { ...edit, run_id: uuid(), idea_title: 'LedgerLoop 2' });
    await talks.world.settled(startupUpdated);
    expect(await title()).toBe('LedgerLoop 2');
  });

  // rule: TALK-3
  it('take a message once with an Idempotency-Key', async () => {
    const { investor, thread } = await talks.aThread();
    const idempotency = { route: `POST /threads/${thread.id}/messages`, key: uuid(), fingerprint: 'a' };
    const body = { message: 'Once', quote: { kind: 'ledger' as const, text: 'Paying customers: 31' } };
    const request = { actor: investor, thread_id: thread.id, body };
    const first = await talks.world.rpc.call(rpc.conversations.write, request, { idempotency });
    const again = await talks.world.rpc.call(rpc.conversations.write, request, { idempotency });
    expect(again).toEqual(first);
    expect(first.quote).toEqual(body.quote);
    expect(await talks.messages(investor, thread.id)).toHaveLength(2);
  });
});
