import {
  dollars,
  type EventData,
  type listingReopened,
  type offerCountered,
  type offerDecided,
  type offerExpired,
  type OfferMaker,
  type offerReceived,
  type offerWithdrawn,
} from '@proofround/contracts';

import type { Announcement } from '../announcer/announcement.js';
import { singleLine } from '../text/plain-text.js';

const MY_OFFERS = '/marketplace?view=my-offers'; // the For Sale view leaves out sold listings
const offersOn = (listingId: string): string => `/marketplace/offers/${listingId}`;

/** The path of the page on which a side sees the offer. */
const linkFor = (side: OfferMaker, { listing_id }: { listing_id: string }): string =>
  side === 'buyer' ? MY_OFFERS : offersOn(listing_id);

const forStartup = (title: string | null): string => (title === null ? '' : ` for ${singleLine(title)}`);
const nameOf = (maker: OfferMaker): string => (maker === 'buyer' ? 'offer' : 'counter-offer');

/** For the seller. */
export function offerReceivedText(event: EventData<typeof offerReceived>): Announcement {
  return {
    type: 'offer_received',
    title: `You have a new offer for ${singleLine(event.idea_title)}`,
    body: `A buyer offers ${dollars(event.offer_amount)}. You can accept, reject or counter it.`,
    link: offersOn(event.listing_id),
  };
}

/** `startup` is the title; null when the startup is deleted. */
export const offerDecidedTitle = (
  status: 'accepted' | 'rejected',
  startup: string | null,
  maker: OfferMaker = 'buyer',
): string => `Your ${nameOf(maker)}${startup === null ? '' : ` for ${startup}`} was ${status}`;

/** For a side of the offer. Does not name a deleted startup. */
export function offerDecidedText(
  event: EventData<typeof offerDecided>,
  to: OfferMaker = event.made_by,
): Announcement {
  const { status, reason, made_by, deal_id } = event;
  const amount = dollars(event.offer_amount);
  const startup = reason === 'deleted' || event.idea_title === null ? null : singleLine(event.idea_title);
  if (to !== made_by && reason !== 'decision') {
    return {
      type: 'offer_withdrawn',
      title: `The ${nameOf(made_by)}${forStartup(startup)} is no longer open`,
      body: `The ${nameOf(made_by)} of ${amount} ended because ${CLOSED[reason]}`,
      link: linkFor(to, event),
    };
  }
  const title = offerDecidedTitle(status, startup, made_by);
  const decider = made_by === 'buyer' ? 'The owner' : 'The buyer';
  if (status === 'accepted') {
    return {
      type: 'offer_accepted',
      title,
      body: `${decider} accepted your ${nameOf(made_by)} of ${amount}.`,
      link: deal_id === undefined ? linkFor(made_by, event) : `/deals/${deal_id}`,
    };
  }
  const body =
    reason === 'decision'
      ? `${decider} rejected your ${nameOf(made_by)} of ${amount}.`
      : `Your ${nameOf(made_by)} of ${amount} was rejected because ${CLOSED[reason]}`;
  return { type: 'offer_rejected', title, body, link: linkFor(made_by, event) };
}

const CLOSED = {
  sold: 'another offer was accepted. The listing is sold.',
  withdrawn: 'the owner withdrew the listing.',
  deleted: 'the listing is no longer available.',
};

/** For the side that did not make the counter-offer. */
export function offerCounteredText(event: EventData<typeof offerCountered>): Announcement {
  const maker = event.made_by === 'owner' ? 'The owner' : 'The buyer';
  return {
    type: 'offer_countered',
    title: `You have a counter-offer${forStartup(event.idea_title)}`,
    body: `${maker} answers with ${dollars(event.offer_amount)}. You can accept, reject or counter it.`,
    link: linkFor(event.made_by === 'owner' ? 'buyer' : 'owner', event),
  };
}

/** For the seller. */
export function offerWithdrawnText(event: EventData<typeof offerWithdrawn>): Announcement {
  return {
    type: 'offer_withdrawn',
    title: `An offer${forStartup(event.idea_title)} was withdrawn`,
    body: `The buyer withdrew the offer of ${dollars(event.offer_amount)}.`,
    link: offersOn(event.listing_id),
  };
}

/** For both sides: an offer expired. */
export function offerExpiredText(event: EventData<typeof offerExpired>, to: OfferMaker): Announcement {
  const own = event.made_by === to;
  const what = nameOf(event.made_by);
  return {
    type: own ? 'offer_rejected' : 'offer_withdrawn',
    title: `${own ? 'Your' : 'A'} ${what}${forStartup(event.idea_title)} has expired`.replace(
      /^A offer/,
      'An offer',
    ),
    body: `Nobody decided on the ${what} of ${dollars(event.offer_amount)} within 14 days.`,
    link: linkFor(to, event),
  };
}

/** For a buyer whose offer the sale had rejected. */
export function listingReopenedText(event: EventData<typeof listingReopened>): Announcement {
  return {
    type: 'listing_reopened',
    title: `${singleLine(event.idea_title)} is for sale again`,
    body: 'The sale fell through. You can make another offer.',
    link: '/marketplace',
  };
}
