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

import { singleLine } from '../text/single-line.js';

/** The texts of a notification and its mail, without markup. `link` is a path of the front end. */
export interface Announcement {
  type: NotificationType;
  title: string;
  body: string;
  link: string;
}

/** Formats US dollars as $85,000 or $1,234.50. */
export function dollars(amount: number): string {
  const fraction = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
}

/** Replaces a body that names an investor whose account is deleted. */
export const FORMER_INVESTOR = 'The investor has closed their account since.';

/** For the founder. `investor` is undefined when auth cannot name them. */
export function interestText(
  event: EventData<typeof interestRecorded>,
  investor: Contact | undefined,
): Announcement {
  return {
    type: 'interest_recorded',
    title: `An investor is interested in ${singleLine(event.idea_title)}`,
    body: investor
      ? `${singleLine(investor.name)} recorded interest. You can reach them at ${singleLine(investor.email)}.`
      : 'Open the analytics of your startup to see who recorded interest.',
    link: `/analytics/${event.startup_id}`,
  };
}

/** For the founder, after every completed analysis. */
export function analysedText(event: EventData<typeof startupAnalysed>): Announcement {
  return {
    type: 'analysis_complete',
    title: `Your analysis of ${singleLine(event.idea_title)} is ready`,
    body: `Its funding readiness is ${Math.round(event.overall_score)} out of 100. See what the score rests on and what to do next.`,
    link: `/analytics/${event.startup_id}`,
  };
}

/** For the seller. */
export function offerReceivedText(event: EventData<typeof offerReceived>): Announcement {
  return {
    type: 'offer_received',
    title: `You have a new offer for ${singleLine(event.idea_title)}`,
    body: `A buyer offers ${dollars(event.offer_amount)}. You can accept or reject it.`,
    link: `/marketplace/offers/${event.listing_id}`,
  };
}

/** `startup` is the title; null when the startup is deleted. */
export const offerDecidedTitle = (status: 'accepted' | 'rejected', startup: string | null): string =>
  `Your offer${startup === null ? '' : ` for ${startup}`} was ${status}`;

/** For the buyer. Does not name a deleted startup. */
export function offerDecidedText(event: EventData<typeof offerDecided>): Announcement {
  const { status, reason } = event;
  const amount = dollars(event.offer_amount);
  const title = reason === 'deleted' || event.idea_title === null ? null : singleLine(event.idea_title);
  const link = '/marketplace?view=my-offers'; // the For Sale view leaves out sold listings
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
    body: REJECTION_BODIES[reason](amount),
    link,
  };
}

const REJECTION_BODIES: Record<EventData<typeof offerDecided>['reason'], (amount: string) => string> = {
  decision: (amount) => `The owner rejected your offer of ${amount}.`,
  sold: (amount) =>
    `Your offer of ${amount} was rejected because another offer was accepted. The listing is sold.`,
  withdrawn: (amount) => `Your offer of ${amount} was rejected because the owner withdrew the listing.`,
  deleted: (amount) => `Your offer of ${amount} was rejected because the listing is no longer available.`,
};

const DECISION_TEXTS = {
  cleared: {
    title: (startup: string) => `${startup} is shown to investors again`,
    body: 'An admin looked at it and cleared it.',
  },
  upheld: {
    title: (startup: string) => `${startup} stays held back from investors`,
    body: 'An admin looked at it. Edit what it says: the next analysis decides anew.',
  },
};

/** For the founder, about a new hold or an admin's decision. Undefined when a hold ended without a decision. */
export function reviewedText(event: EventData<typeof startupReviewed>): Announcement | undefined {
  const startup = singleLine(event.idea_title);
  const link = `/analytics/${event.startup_id}`;
  if (event.decision) {
    const { state, note } = event.decision;
    const { title, body } = DECISION_TEXTS[state];
    const bodyWithNote = note === null ? body : `${body} They write: ${singleLine(note)}`;
    return { type: 'review_decided', title: title(startup), body: bodyWithNote, link };
  }
  if (!event.held) return undefined;
  return {
    type: 'startup_held',
    title: `${startup} is held for review`,
    body: 'Investors do not see it for now. Read why, then edit it or ask for a look.',
    link,
  };
}

/** For the payer, after the first payment and every renewal. */
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
