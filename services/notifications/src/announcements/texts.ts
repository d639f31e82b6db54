import type {
  Contact,
  EventData,
  interestRecorded,
  NotificationType,
  offerDecided,
  offerReceived,
  paymentConfirmed,
  startupAnalysed,
  startupReviewed,
} from '@proofround/contracts';

import { plain } from '../text/plain.js';

/** What a user reads, in the inbox and in the mail: plain text; `link` is a path of the front end. */
export interface Announcement {
  type: NotificationType;
  title: string;
  body: string;
  link: string;
}

/** US dollars, exact, with thousands separators: $85,000 and $1,234.50. */
export function dollars(amount: number): string {
  const fraction = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
}

/** What becomes of a body that named an investor, once that investor's account is gone. */
export const FORMER_INVESTOR = 'The investor has closed their account since.';

/** To the founder. `investor` is undefined where auth could not say who it is. */
export function interestText(
  event: EventData<typeof interestRecorded>,
  investor: Contact | undefined,
): Announcement {
  return {
    type: 'interest_recorded',
    title: `An investor is interested in ${plain(event.idea_title)}`,
    body: investor
      ? `${plain(investor.name)} recorded interest. You can reach them at ${plain(investor.email)}.`
      : 'Open the analytics of your startup to see who recorded interest.',
    link: `/analytics/${event.startup_id}`,
  };
}

/** To the founder, after every completed analysis. */
export function analysedText(event: EventData<typeof startupAnalysed>): Announcement {
  return {
    type: 'analysis_complete',
    title: `Your analysis of ${plain(event.idea_title)} is ready`,
    body: `Its funding readiness is ${Math.round(event.overall_score)} out of 100. See what the score rests on and what to do next.`,
    link: `/analytics/${event.startup_id}`,
  };
}

/** To the seller. */
export function offerReceivedText(event: EventData<typeof offerReceived>): Announcement {
  return {
    type: 'offer_received',
    title: `You have a new offer for ${plain(event.idea_title)}`,
    body: `A buyer offers ${dollars(event.offer_amount)}. You can accept or reject it.`,
    link: `/marketplace/offers/${event.listing_id}`,
  };
}

/** How a buyer's offer was decided; `startup` is null where it is deleted and not named. */
export const offerDecidedTitle = (status: 'accepted' | 'rejected', startup: string | null): string =>
  `Your offer${startup === null ? '' : ` for ${startup}`} was ${status}`;

/** To the buyer. Of a deleted startup nothing is named. */
export function offerDecidedText(event: EventData<typeof offerDecided>): Announcement {
  const { status, reason } = event;
  const amount = dollars(event.offer_amount);
  const title = reason === 'deleted' || event.idea_title === null ? null : plain(event.idea_title);
  const link = '/marketplace?view=my-offers'; // For Sale leaves out what was sold
  if (status === 'accepted') {
    return {
      type: 'offer_accepted',
      title: offerDecidedTitle(status, title),
      body: `The owner accepted your offer of ${amount}.`,
      link,
    };
  }
  return {
    type: 'offer_rejected',
    title: offerDecidedTitle(status, title),
    body: REJECTED[reason](amount),
    link,
  };
}

const REJECTED: Record<EventData<typeof offerDecided>['reason'], (amount: string) => string> = {
  decision: (amount) => `The owner rejected your offer of ${amount}.`,
  sold: (amount) =>
    `Your offer of ${amount} was rejected because another offer was accepted. The listing is sold.`,
  withdrawn: (amount) => `Your offer of ${amount} was rejected because the owner withdrew the listing.`,
  deleted: (amount) => `Your offer of ${amount} was rejected because the listing is no longer available.`,
};

const DECIDED = {
  cleared: {
    title: (startup: string) => `${startup} is shown to investors again`,
    body: 'An admin looked at it and cleared it.',
  },
  upheld: {
    title: (startup: string) => `${startup} stays held back from investors`,
    body: 'An admin looked at it. Edit what it says: the next analysis decides anew.',
  },
};

/** To the founder, of a decision with the admin's note, or of a hold; undefined where a hold ended by itself. */
export function reviewedText(event: EventData<typeof startupReviewed>): Announcement | undefined {
  const startup = plain(event.idea_title);
  const link = `/analytics/${event.startup_id}`;
  if (event.decision) {
    const { state, note } = event.decision;
    const { title, body } = DECIDED[state];
    const words = note === null ? body : `${body} They write: ${plain(note)}`;
    return { type: 'review_decided', title: title(startup), body: words, link };
  }
  if (!event.held) return undefined;
  return {
    type: 'startup_held',
    title: `${startup} is held for review`,
    body: 'Investors do not see it for now. Read why, then edit it or ask for a look.',
    link,
  };
}

/** To the payer: for a new subscription and for every renewal. */
export function paymentText(event: EventData<typeof paymentConfirmed>): Announcement {
  const amount = dollars(event.amount_cents / 100);
  const subscription = `${event.plan} Investor Access subscription`;
  return {
    type: 'payment_confirmed',
    title: 'Your payment is confirmed',
    body:
      event.kind === 'subscription'
        ? `We received ${amount}. Your ${subscription} is active.`
        : `We received ${amount}. Your ${subscription} has been renewed.`,
    link: '/dashboard',
  };
}
