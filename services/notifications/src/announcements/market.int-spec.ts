import {
  dealCompleted,
  dealFellThrough,
  dealOpened,
  dealReminded,
  dealSigned,
  dealStepConfirmed,
  type EventData,
  type EventType,
  listingReopened,
  offerCountered,
  offerDecided,
  offerExpired,
  offerWithdrawn,
  startupDeleted,
  startupReviewed,
} from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { aDeal, aDecision, aHold, anOffer } from '../testing/events.js';
import { NotificationsWorld } from '../testing/notifications-world.js';

describe('notifications about offers and deals', () => {
  let world: NotificationsWorld;
  beforeAll(async () => {
    world = await NotificationsWorld.start();
  });
  afterAll(() => world.stop());

  /** Publishes an event twice and returns `type title → link` of each user's inbox. */
  const after = async <E extends EventType>(event: E, data: EventData<E>, ...userIds: string[]) => {
    const eventId = uuid();
    for (let n = 0; n < 2; n++) await world.publish(event, data, eventId);
    await world.settled(event);
    const inboxes = await Promise.all(userIds.map((id) => world.inbox(id)));
    return inboxes.map((inbox) => inbox.map(({ type, title, link }) => `${type} ${title} → ${link}`));
  };
  const mine = '/marketplace?view=my-offers';
  const anEvent = (made_by: 'buyer' | 'owner') => ({ ...anOffer(), made_by });

  // rules: OFFER-21, NOTE-6
  it('tell the other side of a counter-offer, once', async () => {
    const fromOwner = anEvent('owner');
    expect(await after(offerCountered, fromOwner, fromOwner.buyer_id, fromOwner.owner_id)).toEqual([
      [`offer_countered You have a counter-offer for LedgerLoop → ${mine}`],
      [],
    ]);
    const fromBuyer = anEvent('buyer');
    expect(await after(offerCountered, fromBuyer, fromBuyer.buyer_id, fromBuyer.owner_id)).toEqual([
      [],
      [
        `offer_countered You have a counter-offer for LedgerLoop → /marketplace/offers/${fromBuyer.listing_id}`,
      ],
    ]);
  });

  // rule: OFFER-11
  it('tell the owner how a counter-offer was decided, with the deal', async () => {
    const deal_id = uuid();
    const event = aDecision({ made_by: 'owner', status: 'accepted', deal_id });
    expect(await after(offerDecided, event, event.owner_id, event.buyer_id)).toEqual([
      [`offer_accepted Your counter-offer for LedgerLoop was accepted → /deals/${deal_id}`],
      [],
    ]);
  });

  // rules: OFFER-11, OFFER-27
  it('tell everybody with a live offer that the listing closed, and not the one who closed it', async () => {
    const closed = aDecision({ made_by: 'owner', reason: 'sold' });
    const { owner_id, buyer_id } = closed;
    const ofBuyer = `offer_withdrawn The counter-offer for LedgerLoop is no longer open → ${mine}`;
    const ofOwner = `offer_rejected Your counter-offer for LedgerLoop was rejected → /marketplace/offers/${closed.listing_id}`;
    const byOwner = { ...closed, closed_by: owner_id };
    expect(await after(offerDecided, byOwner, buyer_id, owner_id)).toEqual([[ofBuyer], []]);
    const byAnother = { ...closed, closed_by: uuid() };
    expect(await after(offerDecided, byAnother, buyer_id, owner_id)).toEqual([[ofBuyer, ofBuyer], [ofOwner]]);
    const own = aDecision({ made_by: 'buyer', reason: 'sold' });
    expect(await after(offerDecided, { ...own, closed_by: own.buyer_id }, own.buyer_id)).toEqual([[]]);
  });

  // rules: OFFER-23, OFFER-25
  it('tell the owner of a withdrawal, and both of an expiry', async () => {
    const event = anEvent('buyer');
    const offers = `/marketplace/offers/${event.listing_id}`;
    expect(await after(offerWithdrawn, event, event.owner_id)).toEqual([
      [`offer_withdrawn An offer for LedgerLoop was withdrawn → ${offers}`],
    ]);
    const late = anEvent('owner');
    expect(await after(offerExpired, late, late.buyer_id, late.owner_id)).toEqual([
      [`offer_withdrawn A counter-offer for LedgerLoop has expired → ${mine}`],
      [
        `offer_rejected Your counter-offer for LedgerLoop has expired → /marketplace/offers/${late.listing_id}`,
      ],
    ]);
  });

  // rules: DEAL-5, DEAL-11
  it('tell the sides of a deal what the other did', async () => {
    const deal = aDeal();
    const link = `/deals/${deal.deal_id}`;
    const both = [deal.buyer_id, deal.seller_id];
    await after(dealOpened, { ...deal, amount: 85_000, accepted_by: 'seller' });
    const payment = { ...deal, step: 'payment', owed_by: 'buyer' } as const;
    await after(dealStepConfirmed, { ...payment, open_before: [], by: 'buyer', done: false });
    await after(dealStepConfirmed, { ...payment, open_before: [], by: 'seller', done: true });
    await after(dealSigned, { ...deal, by: 'buyer', by_both: false });
    await after(dealSigned, { ...deal, by: 'seller', by_both: true });
    await after(dealReminded, { ...deal, falls_through_at: '2026-12-12T10:00:00.000Z' });
    expect(await after(dealCompleted, deal, ...both)).toEqual([
      [
        `deal_completed Your deal on LedgerLoop is completed → ${link}`,
        `deal_reminder Your deal on LedgerLoop is waiting → ${link}`,
        `deal_signed The seller signed the letter of intent → ${link}`,
        `deal_step Payment is done → ${link}`,
      ],
      [
        `deal_completed Your deal on LedgerLoop is completed → ${link}`,
        `deal_reminder Your deal on LedgerLoop is waiting → ${link}`,
        `deal_signed The buyer signed the letter of intent → ${link}`,
        `deal_step The buyer confirmed the payment → ${link}`,
        `deal_opened Your deal on LedgerLoop is open → ${link}`,
      ],
    ]);
  });

  // rules: DEAL-5, DEAL-11
  it('tell the side that did not end a deal, both after silence, and the other bidders', async () => {
    const ended = aDeal();
    const fell = `deal_fell_through Your deal on LedgerLoop fell through → /deals/${ended.deal_id}`;
    const event = { ...ended, by: 'buyer' as const, reopened: true };
    expect(await after(dealFellThrough, event, ended.buyer_id, ended.seller_id)).toEqual([[], [fell]]);
    const silent = aDeal({ deal_id: ended.deal_id });
    const silence = { ...silent, by: 'silence' as const, reopened: true };
    expect(await after(dealFellThrough, silence, silent.buyer_id, silent.seller_id)).toEqual([
      [fell],
      [fell],
    ]);
    const bidder_ids = [uuid(), uuid()];
    const { listing_id, startup_id, seller_id: owner_id, deal_id } = ended;
    const reopened = { listing_id, startup_id, owner_id, deal_id, idea_title: 'LedgerLoop', bidder_ids };
    expect(await after(listingReopened, reopened, ...bidder_ids)).toEqual([
      ['listing_reopened LedgerLoop is for sale again → /marketplace'],
      ['listing_reopened LedgerLoop is for sale again → /marketplace'],
    ]);
  });

  // rule: REVIEW-4
  it('name a held startup to its owner only', async () => {
    const { startup_id, owner_id, ...event } = aDecision({ made_by: 'buyer' });
    await world.publish(startupReviewed, aHold({ startup_id, owner_id }));
    await world.settled(startupReviewed);
    const buyer = event.buyer_id;
    const ids = { startup_id, owner_id, buyer_id: buyer };
    const deal = aDeal({ startup_id, buyer_id: buyer, seller_id: owner_id });
    await after(offerDecided, { startup_id, owner_id, ...event });
    await after(offerCountered, { ...anEvent('owner'), ...ids });
    await after(offerExpired, { ...anEvent('buyer'), ...ids });
    await after(dealReminded, { ...deal, falls_through_at: '2026-12-12T10:00:00.000Z' });
    await after(dealSigned, { ...deal, by: 'seller', by_both: false });
    await after(dealFellThrough, { ...deal, by: 'silence' as const, reopened: false });
    const [ofBuyer, ofOwner] = await after(dealCompleted, deal, buyer, owner_id);
    expect(ofBuyer?.join()).not.toContain('LedgerLoop');
    expect(ofBuyer).toHaveLength(7);
    expect(ofOwner?.filter((line) => line.includes('LedgerLoop'))).toHaveLength(5);
  });

  // rules: DEAL-9, PRIVACY-5
  it('tell the buyer that the startup is deleted, without its name', async () => {
    const deal = aDeal();
    await world.publish(startupDeleted, { startup_id: deal.startup_id, owner_id: deal.seller_id });
    await world.settled(startupDeleted);
    await after(dealReminded, { ...deal, falls_through_at: '2026-12-12T10:00:00.000Z' });
    const event = { ...deal, by: 'startup' as const, reopened: false };
    expect(await after(dealFellThrough, event, deal.buyer_id, deal.seller_id)).toEqual([
      [`deal_fell_through Your deal on a startup fell through → /deals/${deal.deal_id}`],
      [],
    ]);
  });
});
