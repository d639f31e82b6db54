import {
  type Contact,
  dayText,
  dollars,
  type EventData,
  type interestRecorded,
  type paymentConfirmed,
  type paymentFailed,
  type Plan,
  type reminderReached,
  type shareOpened,
  type startupAnalysed,
  type startupAnalysisFailed,
  type startupImproved,
  type startupReviewed,
  type startupsFound,
  type subscriptionEndChanged,
} from '@proofround/contracts';

import type { Announcement } from '../announcer/announcement.js';
import { BEFORE_ADDRESS } from '../announcer/interest-notices.js';
import { singleLine, withoutLinks } from '../text/plain-text.js';

/** Replaces a body that names an investor whose account is deleted. */
export const FORMER_INVESTOR = 'The investor has closed their account since.';

function investorText({ name, email }: Contact): string {
  const who = `${withoutLinks(name)} recorded interest.`;
  return email === '' ? who : `${who}${BEFORE_ADDRESS}${singleLine(email)}.`;
}

/** For the founder. `investor` is undefined when auth cannot name them. */
export function interestText(
  event: EventData<typeof interestRecorded>,
  investor: Contact | undefined,
): Announcement {
  return {
    type: 'interest_recorded',
    title: `An investor is interested in ${singleLine(event.idea_title)}`,
    body: investor
      ? investorText(investor)
      : 'Open the analytics of your startup to see who recorded interest.',
    link: `/analytics/${event.startup_id}`,
  };
}

/** Replaces the body of a founder's notification when the investor withdraws. */
export const WITHDRAWN_INTEREST = 'The investor has withdrawn their interest since.';

/** For the investor, on the day of the reminder. The note is private and not in it. */
export function reminderText(event: EventData<typeof reminderReached>): Announcement {
  return {
    type: 'reminder_due',
    title: `Your reminder about ${singleLine(event.idea_title)}`,
    body: 'You asked to be reminded of your next step today. Your note is on your board.',
    link: '/pipeline',
  };
}

/** For an investor who passed, when the reason no longer holds. */
export function improvedText(event: EventData<typeof startupImproved>): Announcement {
  return {
    type: 'startup_improved',
    title: `${singleLine(event.idea_title)} is back on your board`,
    body: singleLine(event.text),
    link: `/startups/${event.startup_id}`,
  };
}

/** A notification names this many searches and counts the others. */
const NAMED_SEARCHES = 3;

/** For an investor who follows searches, at most once a day. The mail lists the startups (SEARCH-7). */
export function foundText(event: EventData<typeof startupsFound>): Announcement {
  const { searches, startups, has_more } = event;
  const count = startups.length;
  const what = count === 1 && !has_more ? 'One new startup' : `${count}${has_more ? '+' : ''} new startups`;
  const names = searches.slice(0, NAMED_SEARCHES).map((name) => `“${withoutLinks(name)}”`);
  const others = searches.length - names.length;
  if (others > 0) names.push(others === 1 ? 'another one' : `${others} others`);
  return {
    type: 'startups_found',
    title: `${what} in your saved searches`,
    body: `Found by ${names.join(', ')}.`,
    link: '/dashboard',
    startups,
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

/** For the founder, after an analysis that no attempt brought to an end. An earlier score stands (SCORE-3). */
export function analysisFailedText(event: EventData<typeof startupAnalysisFailed>): Announcement {
  return {
    type: 'analysis_failed',
    title: `Your analysis of ${singleLine(event.idea_title)} failed`,
    body: `${singleLine(event.reason)} Your texts and an earlier score stay. The button Run again is on the analytics page.`,
    link: `/analytics/${event.startup_id}`,
  };
}

/** For the founder, at most once a day per startup. */
export function shareOpenedText(event: EventData<typeof shareOpened>): Announcement {
  return {
    type: 'share_opened',
    title: `Somebody opened a link to ${singleLine(event.idea_title)}`,
    body: 'Your startup shows how often each link was opened.',
    link: `/startups/${event.startup_id}`,
  };
}

const DECISION_TEXTS = {
  cleared: {
    title: (startup: string) => `${startup} is shown to investors again`,
    body: 'An admin looked at it and cleared it.',
  },
  upheld: {
    title: (startup: string) => `${startup} stays held back from investors`,
    body: 'An admin looked at it. Edit what it says: the next analysis decides anew.',
  },
  hidden: {
    title: (startup: string) => `${startup} was taken out of sight`,
    body: 'It stays so until an admin clears it. You can ask for a look.',
  },
};

/** For the founder, about a new hold or an admin's decision. Undefined when a hold ended without a decision. */
export function reviewedText(event: EventData<typeof startupReviewed>): Announcement | undefined {
  const startup = singleLine(event.idea_title);
  const link = `/analytics/${event.startup_id}`;
  if (event.decision) {
    const { state, note, moderated } = event.decision;
    const { title, body } = DECISION_TEXTS[state === 'upheld' && moderated ? 'hidden' : state];
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

/** For the payer, after the first payment, every renewal and every paid change of the plan. */
export function paymentText(event: EventData<typeof paymentConfirmed>): Announcement {
  const amount = dollars(event.amount_cents / 100);
  return {
    type: 'payment_confirmed',
    title: 'Your payment is confirmed',
    body: `We received ${amount}. ${paidText(event)}`,
    link: '/dashboard',
  };
}

function paidText({ kind, is_change, plan }: EventData<typeof paymentConfirmed>): string {
  if (is_change)
    return `You changed to the ${subscriptionText(plan)}; its first period began with this payment.`;
  return `Your ${subscriptionText(plan)} ${kind === 'subscription' ? 'is active' : 'has been renewed'}.`;
}

/** For the owner of a subscription that was cancelled or resumed (PAY-25). */
export function subscriptionEndText(event: EventData<typeof subscriptionEndChanged>): Announcement {
  const { plan, cancelled, period_end } = event;
  const day = period_end === null ? null : dayText(new Date(period_end));
  const cancelledText = day === null ? 'It ends with the paid period.' : `You can use it until ${day}.`;
  const resumedText = day === null ? 'It renews as before.' : `It renews on ${day}.`;
  return {
    type: 'subscription_changed',
    title: cancelled ? 'Your subscription is cancelled' : 'Your subscription continues',
    body: cancelled
      ? `Your ${subscriptionText(plan)} will not renew. ${cancelledText} Nothing more is charged.`
      : `The cancellation of your ${subscriptionText(plan)} was taken back. ${resumedText}`,
    link: '/account/subscription',
  };
}

/** For the owner of a subscription whose payment failed (PAY-22). */
export function paymentFailedText(event: EventData<typeof paymentFailed>): Announcement {
  const end = dayText(new Date(event.access_until));
  return {
    type: 'payment_failed',
    title: 'Your payment failed',
    body: `Your ${subscriptionText(event.plan)} could not be renewed. Update your card or pay the open invoice by ${end}; it stops then.`,
    link: '/account/subscription',
  };
}

const subscriptionText = (plan: Plan): string =>
  `${plan === 'pro' ? 'Founder Pro' : `${plan} Investor Access`} subscription`;
