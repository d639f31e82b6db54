import {
  type EventData,
  type EventType,
  interestRecorded,
  interestWithdrawn,
  offerDecided,
  offerReceived,
  paymentConfirmed,
  paymentFailed,
  reminderReached,
  rpc,
  startupAnalysed,
  startupAnalysisFailed,
  startupImproved,
  startupReviewed,
  subscriptionEndChanged,
} from '@proofround/contracts';
import { anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import {
  aDecision,
  aFailedAnalysis,
  aFailedPayment,
  aHold,
  anAnalysis,
  anEndChange,
  anImprovement,
  anInterest,
  anOffer,
  aPayment,
  aReminder,
  aVerdict,
} from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';

describe('announcements', () => {
  let world: NotificationsWorld;

  beforeAll(async () => {
    world = await NotificationsWorld.start();
  });
  afterAll(() => world.stop());

  /** Publishes an event and returns the inbox after it is processed. */
  const inboxAfter = async <E extends EventType>(user_id: string, event: E, data: EventData<E>) => {
    await world.publish(event, data);
    await world.settled(event);
    return world.inbox(user_id);
  };

  // rules: INTEREST-2, NOTE-1
  it('tell the founder who recorded interest and how to reach them', async () => {
    const investor = await world.register('Ivy Chen');
    const event = anInterest({ investor_user_id: investor.id });
    expect(await inboxAfter(event.owner_id, interestRecorded, event)).toEqual([
      expect.objectContaining({
        type: 'interest_recorded',
        title: 'An investor is interested in LedgerLoop',
        body: `Ivy Chen recorded interest. You can reach them at ${investor.email}.`,
        link: `/analytics/${event.startup_id}`,
        read_at: null,
      }),
    ]);
  });

  it('tell the founder of interest even when auth does not know the investor', async () => {
    const event = anInterest();
    expect(await inboxAfter(event.owner_id, interestRecorded, event)).toHaveLength(1);
  });

  // rule: NOTE-1
  it('tell the founder of every completed analysis of a startup', async () => {
    const event = anAnalysis();
    await inboxAfter(event.owner_id, startupAnalysed, event);
    const inbox = await inboxAfter(event.owner_id, startupAnalysed, {
      ...event,
      run_id: uuid(),
      overall_score: 70,
    });
    expect(inbox.map(({ type }) => type)).toEqual(['analysis_complete', 'analysis_complete']);
    expect(inbox[0]?.body).toContain('70 out of 100');
  });

  // rules: NOTE-1, SCORE-3
  it('tell the founder of an analysis that failed, with a link to the page that runs it again', async () => {
    const event = aFailedAnalysis();
    expect(await inboxAfter(event.owner_id, startupAnalysisFailed, event)).toEqual([
      expect.objectContaining({ type: 'analysis_failed', link: `/analytics/${event.startup_id}` }),
    ]);
  });

  // rule: NOTE-1
  it('tell the founder of a hold and of the decision, but not when a hold ends without one', async () => {
    const event = aHold();
    await inboxAfter(event.owner_id, startupReviewed, event);
    await inboxAfter(event.owner_id, startupReviewed, { ...event, held: false, version: 5 });
    const decision = aVerdict({ state: 'upheld', note: 'Take the promise out.' });
    const inbox = await inboxAfter(event.owner_id, startupReviewed, { ...event, version: 6, decision });
    expect(inbox.map(({ type }) => type)).toEqual(['review_decided', 'startup_held']);
    expect(inbox[0]?.body).toContain('Take the promise out.');
  });

  // rule: NOTE-1
  it('tell the seller of an offer, and nobody else', async () => {
    const event = anOffer();
    expect(await inboxAfter(event.owner_id, offerReceived, event)).toEqual([
      expect.objectContaining({ type: 'offer_received', link: `/marketplace/offers/${event.listing_id}` }),
    ]);
    expect(await world.inbox(event.buyer_id)).toEqual([]);
  });

  // rules: NOTE-1, OFFER-11
  it.each([
    ['accepted', 'decision'],
    ['rejected', 'decision'],
    ['rejected', 'sold'],
    ['rejected', 'withdrawn'],
  ] as const)('tell the buyer of an offer that was %s (%s)', async (status, reason) => {
    const event = aDecision({ status, reason });
    expect(await inboxAfter(event.buyer_id, offerDecided, event)).toEqual([
      expect.objectContaining({ type: `offer_${status}`, link: '/marketplace?view=my-offers' }),
    ]);
    expect(await world.inbox(event.owner_id)).toEqual([]);
  });

  // rule: NOTE-1
  it('tell the payer of each payment', async () => {
    const event = aPayment();
    expect(await inboxAfter(event.user_id, paymentConfirmed, event)).toEqual([
      expect.objectContaining({ type: 'payment_confirmed', link: '/dashboard' }),
    ]);
  });

  // rules: NOTE-1, PAY-22
  it('tell the owner of a subscription that its payment failed, with a link to the page that fixes it', async () => {
    const event = aFailedPayment();
    expect(await inboxAfter(event.user_id, paymentFailed, event)).toEqual([
      expect.objectContaining({ type: 'payment_failed', link: '/account/subscription' }),
    ]);
  });

  // rules: NOTE-1, PAY-25
  it('confirm a cancelled subscription to its owner', async () => {
    const event = anEndChange();
    expect(await inboxAfter(event.user_id, subscriptionEndChanged, event)).toEqual([
      expect.objectContaining({ type: 'subscription_changed', link: '/account/subscription' }),
    ]);
  });

  // rules: NOTE-1, PIPELINE-7
  it('remind the investor of a card, with a link to the board', async () => {
    const event = aReminder();
    expect(await inboxAfter(event.investor_user_id, reminderReached, event)).toEqual([
      expect.objectContaining({
        type: 'reminder_due',
        title: 'Your reminder about LedgerLoop',
        link: '/pipeline',
      }),
    ]);
  });

  // rules: NOTE-1, PIPELINE-12
  it('tell an investor who passed what the startup improved', async () => {
    const event = anImprovement();
    expect(await inboxAfter(event.investor_user_id, startupImproved, event)).toEqual([
      expect.objectContaining({
        type: 'startup_improved',
        body: 'You passed for traction; users went from 4 to 31.',
        link: `/startups/${event.startup_id}`,
      }),
    ]);
  });

  // rule: INTEREST-4
  it('no longer name an investor who withdrew, also when the withdrawal arrives first', async () => {
    const investor = await world.register('Ivy Chen');
    const event = anInterest({ investor_user_id: investor.id });
    const { startup_id, owner_id, investor_user_id, interest_id } = event;
    const [recorded, withdrawn] = [uuid(), uuid()];
    await world.publish(
      interestWithdrawn,
      { startup_id, owner_id, investor_user_id, interest_id },
      withdrawn,
    );
    await world.publish(interestRecorded, event, recorded);
    const [notice] = await until('the withdrawal is processed', async () => {
      const inbox = await world.inbox(owner_id);
      return inbox.some(({ body }) => body.includes('withdrawn')) && inbox;
    });
    expect(JSON.stringify(notice)).not.toContain('Ivy');
    expect(JSON.stringify(notice)).not.toContain(investor.email);
  });

  // rule: INTEREST-4
  it('name an investor who recorded interest again, also when the withdrawal before it arrives last', async () => {
    const investor = await world.register('Ivy Chen');
    const event = anInterest({ investor_user_id: investor.id });
    const { startup_id, owner_id, investor_user_id, interest_id } = event;
    const [first, withdrawn, second] = [uuid(), uuid(), uuid()];
    await world.publish(interestRecorded, event, first);
    await world.publish(interestRecorded, { ...event, interest_id: uuid() }, second);
    await world.settled(interestRecorded);
    // As they were stored before notifications named the interest.
    await world.database.query('UPDATE notifications SET interest_id = NULL WHERE user_id = $1', [owner_id]);
    await world.publish(
      interestWithdrawn,
      { startup_id, owner_id, investor_user_id, interest_id },
      withdrawn,
    );
    await world.settled(interestWithdrawn);
    const bodies = (await world.inbox(owner_id)).map(({ body }) => body).toSorted();
    expect(bodies).toEqual([
      expect.stringContaining('Ivy Chen'),
      'The investor has withdrawn their interest since.',
    ]);
  });

  // rule: INTEREST-4
  it('no longer name an investor whose withdrawal comes from a process with a clock behind', async () => {
    const investor = await world.register('Ivy Chen');
    const event = anInterest({ investor_user_id: investor.id });
    const { startup_id, owner_id, investor_user_id, interest_id } = event;
    const fromBehind = uuid({ msecs: Date.now() - 60_000 });
    await world.publish(interestRecorded, event);
    await world.publish(interestRecorded, { ...event, interest_id: uuid() });
    await world.settled(interestRecorded);
    const ended = { startup_id, owner_id, investor_user_id, interest_id };
    await world.publish(interestWithdrawn, ended, fromBehind);
    await world.settled(interestWithdrawn);
    const bodies = (await world.inbox(owner_id)).map(({ body }) => body).toSorted();
    expect(bodies).toEqual([
      expect.stringContaining('Ivy Chen'),
      'The investor has withdrawn their interest since.',
    ]);
  });

  // rule: INTEREST-5
  it('show interest live in all sessions of the investor, and its withdrawal also to the founder', async () => {
    const investor = await world.register('Ivy Chen');
    const event = anInterest({ investor_user_id: investor.id });
    const { startup_id, owner_id, investor_user_id, interest_id } = event;
    const [toInvestor, toFounder] = [
      await world.liveSignals(investor_user_id),
      await world.liveSignals(owner_id),
    ];
    const updated = { event: 'interest.updated', data: { startup_id } };
    await inboxAfter(owner_id, interestRecorded, event);
    await until('the investor’s browser learns of the interest', () => toInvestor.length > 0);
    expect(toInvestor).toEqual([updated]);
    await until('the founder’s browser gets the notification', () => toFounder.length > 0);
    expect(toFounder).toMatchObject([{ event: 'notification.created' }]);
    await world.publish(interestWithdrawn, { startup_id, owner_id, investor_user_id, interest_id });
    await until('both browsers learn of the withdrawal', () => toInvestor.length > 1 && toFounder.length > 1);
    expect([toInvestor[1], toFounder[1]]).toEqual([updated, updated]);
  });

  // rule: INTEREST-5
  it('show a withdrawal live to a founder who wants no notifications of interest', async () => {
    const founder = await world.register('Ben Ode');
    await world.rpc.call(rpc.notifications.changeSetting, {
      actor: anActor({ user_id: founder.id }),
      body: { kind: 'interest', inbox: false, email: false },
    });
    const toFounder = await world.liveSignals(founder.id);
    const { startup_id, owner_id, investor_user_id, interest_id } = anInterest({ owner_id: founder.id });
    await world.publish(interestWithdrawn, { startup_id, owner_id, investor_user_id, interest_id });
    await until('the founder’s browser learns of the withdrawal', () => toFounder.length > 0);
    expect(toFounder).toEqual([{ event: 'interest.updated', data: { startup_id } }]);
  });

  it('reach the open browser with the same data as the inbox', async () => {
    const event = anOffer();
    const seen = await world.liveSignals(event.owner_id);
    const inbox = await inboxAfter(event.owner_id, offerReceived, event);
    await until('the browser receives it', () => seen.length > 0);
    expect(seen).toEqual([{ event: 'notification.created', data: inbox[0] }]);
  });

  // rule: NOTE-6
  it('are created once when the event is repeated', async () => {
    const event = anOffer();
    const seen = await world.liveSignals(event.owner_id);
    const eventId = uuid();
    for (let n = 0; n < 5; n++) await world.publish(offerReceived, event, eventId);
    await world.settled(offerReceived);
    expect(await world.inbox(event.owner_id)).toHaveLength(1);
    expect(await world.unread(event.owner_id)).toBe(1);
    await until('the browser receives it', () => seen.length > 0);
    expect(seen).toHaveLength(1);
  });

  it('are created once when an event is replayed that the service no longer remembers', async () => {
    const event = anOffer();
    const eventId = await world.publish(offerReceived, event);
    await world.settled(offerReceived);
    await world.database.query('DELETE FROM inbox WHERE event_id = $1', [eventId]);
    await world.publish(offerReceived, event, eventId);
    await world.settled(offerReceived);
    expect(await world.inbox(event.owner_id)).toHaveLength(1);
  });

  // rule: NOTE-7
  it('create no mail when mail is not configured', async () => {
    const event = anOffer();
    await inboxAfter(event.owner_id, offerReceived, event);
    expect(await world.mailLog(event.owner_id)).toEqual([]);
  });

  describe('while auth is down', () => {
    afterEach(() => world.authUp());

    it('wait for the name of the interested investor', async () => {
      const investor = await world.register('Ivy Chen');
      await world.authDown();
      const event = anInterest({ investor_user_id: investor.id });
      await world.publish(interestRecorded, event);
      const other = anOffer();
      expect(await inboxAfter(other.owner_id, offerReceived, other)).toHaveLength(1);
      expect(await world.inbox(event.owner_id)).toEqual([]);
      await world.authUp();
      expect((await world.firstNotification(event.owner_id)).body).toContain('Ivy Chen recorded interest.');
      await world.authDown();
    }, 30_000);

    it('are created without the name after the waiting time', async () => {
      await world.authDown();
      const event = anInterest();
      const anHourAgo = uuid({ msecs: Date.now() - 3_600_000 });
      await world.publish(interestRecorded, event, anHourAgo);
      expect((await world.firstNotification(event.owner_id)).body).toBe(
        'Open the analytics of your startup to see who recorded interest.',
      );
    }, 15_000);
  });
});
