import type { dealStepConfirmed, EventData } from '@proofround/contracts';

import type { Announcement } from '../announcer/announcement.js';
import {
  aDeal,
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
  aVerdict,
} from '../testing/events.js';
import { singleLine } from '../text/plain-text.js';
import { dealReminderText, dealSignedText, dealStepText } from './deal-texts.js';
import { offerDecidedText, offerReceivedText } from './offer-texts.js';
import {
  analysedText,
  analysisFailedText,
  improvedText,
  interestText,
  paymentFailedText,
  paymentText,
  reviewedText,
  subscriptionEndText,
} from './texts.js';

const startup_id = '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10';
const listing_id = '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d11';
const ivy = { name: 'Ivy Chen', email: 'ivy@example.com' };

const texts: [string, Announcement | undefined, Announcement | undefined][] = [
  [
    'interest, with name and e-mail address',
    interestText(anInterest({ startup_id }), ivy),
    {
      type: 'interest_recorded',
      title: 'An investor is interested in LedgerLoop',
      body: 'Ivy Chen recorded interest. You can reach them at ivy@example.com.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'interest of an investor whom auth cannot name',
    interestText(anInterest({ startup_id }), undefined),
    {
      type: 'interest_recorded',
      title: 'An investor is interested in LedgerLoop',
      body: 'Open the analytics of your startup to see who recorded interest.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'an analysis, with the score rounded',
    analysedText(anAnalysis({ startup_id, overall_score: 61.5 })),
    {
      type: 'analysis_complete',
      title: 'Your analysis of LedgerLoop is ready',
      body: 'Its funding readiness is 62 out of 100. See what the score rests on and what to do next.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'a failed analysis, with what to do',
    analysisFailedText(aFailedAnalysis({ startup_id, reason: 'It broke.' })),
    {
      type: 'analysis_failed',
      title: 'Your analysis of LedgerLoop failed',
      body: 'It broke. Your texts and an earlier score stay. The button Run again is on the analytics page.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'a held startup',
    reviewedText(aHold({ startup_id })),
    {
      type: 'startup_held',
      title: 'LedgerLoop is held for review',
      body: 'Investors do not see it for now. Read why, then edit it or ask for a look.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'a cleared startup, with the note on one line',
    reviewedText(
      aHold({ startup_id, held: false, decision: aVerdict({ state: 'cleared', note: 'You fight\nthis.' }) }),
    ),
    {
      type: 'review_decided',
      title: 'LedgerLoop is shown to investors again',
      body: 'An admin looked at it and cleared it. They write: You fight this.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'a hold that an admin upheld',
    reviewedText(aHold({ startup_id, decision: aVerdict({ state: 'upheld' }) })),
    {
      type: 'review_decided',
      title: 'LedgerLoop stays held back from investors',
      body: 'An admin looked at it. Edit what it says: the next analysis decides anew.',
      link: `/analytics/${startup_id}`,
    },
  ],
  [
    'a startup that an admin hid without a finding',
    reviewedText(
      aHold({ startup_id, decision: aVerdict({ state: 'upheld', note: 'Not yours.', moderated: true }) }),
    ),
    {
      type: 'review_decided',
      title: 'LedgerLoop was taken out of sight',
      body: 'It stays so until an admin clears it. You can ask for a look. They write: Not yours.',
      link: `/analytics/${startup_id}`,
    },
  ],
  ['a hold that ended without a decision (no text)', reviewedText(aHold({ held: false })), undefined],
  [
    'an offer received',
    offerReceivedText(anOffer({ listing_id, offer_amount: 1_234_567.5 })),
    {
      type: 'offer_received',
      title: 'You have a new offer for LedgerLoop',
      body: 'A buyer offers $1,234,567.50. You can accept, reject or counter it.',
      link: `/marketplace/offers/${listing_id}`,
    },
  ],
  [
    'an offer accepted',
    offerDecidedText(aDecision({ status: 'accepted' })),
    {
      type: 'offer_accepted',
      title: 'Your offer for LedgerLoop was accepted',
      body: 'The owner accepted your offer of $85,000.',
      link: '/marketplace?view=my-offers',
    },
  ],
  [
    'an offer rejected by the owner',
    offerDecidedText(aDecision()),
    {
      type: 'offer_rejected',
      title: 'Your offer for LedgerLoop was rejected',
      body: 'The owner rejected your offer of $85,000.',
      link: '/marketplace?view=my-offers',
    },
  ],
  [
    'an offer rejected because another was accepted',
    offerDecidedText(aDecision({ reason: 'sold' })),
    {
      type: 'offer_rejected',
      title: 'Your offer for LedgerLoop was rejected',
      body: 'Your offer of $85,000 was rejected because another offer was accepted. The listing is sold.',
      link: '/marketplace?view=my-offers',
    },
  ],
  [
    'an offer rejected because the listing was withdrawn',
    offerDecidedText(aDecision({ reason: 'withdrawn' })),
    {
      type: 'offer_rejected',
      title: 'Your offer for LedgerLoop was rejected',
      body: 'Your offer of $85,000 was rejected because the owner withdrew the listing.',
      link: '/marketplace?view=my-offers',
    },
  ],
  [
    'an offer rejected because the startup was deleted',
    offerDecidedText(aDecision({ reason: 'deleted', idea_title: null })),
    {
      type: 'offer_rejected',
      title: 'Your offer was rejected',
      body: 'Your offer of $85,000 was rejected because the listing is no longer available.',
      link: '/marketplace?view=my-offers',
    },
  ],
  [
    'a deal that nobody acts on, with the day as a person writes it',
    dealReminderText({ ...aDeal({ deal_id: listing_id }), falls_through_at: '2026-12-08T09:30:00.000Z' }),
    {
      type: 'deal_reminder',
      title: 'Your deal on LedgerLoop is waiting',
      body: 'If neither side acts, it falls through on 8 December 2026.',
      link: `/deals/${listing_id}`,
    },
  ],
  [
    'a first payment',
    paymentText(aPayment()),
    {
      type: 'payment_confirmed',
      title: 'Your payment is confirmed',
      body: 'We received $149. Your monthly Investor Access subscription is active.',
      link: '/dashboard',
    },
  ],
  [
    'a renewal',
    paymentText(aPayment({ kind: 'renewal', plan: 'annual', amount_cents: 29_905 })),
    {
      type: 'payment_confirmed',
      title: 'Your payment is confirmed',
      body: 'We received $299.05. Your annual Investor Access subscription has been renewed.',
      link: '/dashboard',
    },
  ],
  [
    'a paid change of the plan',
    paymentText(aPayment({ kind: 'renewal', is_change: true, plan: 'annual', amount_cents: 15_000 })),
    {
      type: 'payment_confirmed',
      title: 'Your payment is confirmed',
      body: 'We received $150. You changed to the annual Investor Access subscription; its first period began with this payment.',
      link: '/dashboard',
    },
  ],
  [
    'a cancelled subscription',
    subscriptionEndText(anEndChange()),
    {
      type: 'subscription_changed',
      title: 'Your subscription is cancelled',
      body: 'Your monthly Investor Access subscription will not renew. You can use it until 8 December 2026. Nothing more is charged.',
      link: '/account/subscription',
    },
  ],
  [
    'a resumed subscription',
    subscriptionEndText(anEndChange({ cancelled: false })),
    {
      type: 'subscription_changed',
      title: 'Your subscription continues',
      body: 'The cancellation of your monthly Investor Access subscription was taken back. It renews on 8 December 2026.',
      link: '/account/subscription',
    },
  ],
  [
    'the first signature of a deal',
    dealSignedText({ ...aDeal({ deal_id: listing_id }), by: 'buyer', by_both: false }),
    {
      type: 'deal_signed',
      title: 'The buyer signed the letter of intent',
      body: 'Your signature is missing, in your deal on LedgerLoop.',
      link: `/deals/${listing_id}`,
    },
  ],
  [
    'the second signature of a deal',
    dealSignedText({ ...aDeal({ deal_id: listing_id }), by: 'seller', by_both: true }),
    {
      type: 'deal_signed',
      title: 'The seller signed the letter of intent',
      body: 'Both sides have signed it, in your deal on LedgerLoop.',
      link: `/deals/${listing_id}`,
    },
  ],
  [
    'a failed payment',
    paymentFailedText(aFailedPayment()),
    {
      type: 'payment_failed',
      title: 'Your payment failed',
      body: 'Your annual Investor Access subscription could not be renewed. Update your card or pay the open invoice by 8 December 2026; it stops then.',
      link: '/account/subscription',
    },
  ],
];

describe('the text of a notification', () => {
  it.each(texts)('is right for %s', (_name, text, expected) => {
    expect(text).toEqual(expected);
  });

  it('never names a deleted startup, even if the event does', () => {
    const text = offerDecidedText(aDecision({ reason: 'deleted', idea_title: 'LedgerLoop' }));
    expect(JSON.stringify(text)).not.toContain('LedgerLoop');
  });
});

describe('a counter-offer whose listing closed', () => {
  // rule: OFFER-27
  it('tells the buyer why, and never the name of a deleted startup', () => {
    const closed = (reason: 'sold' | 'deleted') =>
      offerDecidedText(aDecision({ reason, made_by: 'owner' }), 'buyer');
    expect(closed('sold')).toEqual({
      type: 'offer_withdrawn',
      title: 'The counter-offer for LedgerLoop is no longer open',
      body: 'The counter-offer of $85,000 ended because another offer was accepted. The listing is sold.',
      link: '/marketplace?view=my-offers',
    });
    expect(closed('deleted').title).toBe('The counter-offer is no longer open');
  });
});

/** What an event of a confirmed step adds to those of a deal. */
function aStep(changes: Partial<EventData<typeof dealStepConfirmed>> = {}) {
  const step: Omit<EventData<typeof dealStepConfirmed>, keyof ReturnType<typeof aDeal>> = {
    step: 'payment',
    by: 'buyer',
    done: false,
    owed_by: 'buyer',
    open_before: [],
  };
  return { ...step, ...changes };
}

describe('a step that the other side confirmed', () => {
  const text = (changes: Parameters<typeof aStep>[0]) => dealStepText({ ...aDeal(), ...aStep(changes) });

  // rule: DEAL-18
  it('says what the reader does next, by who owes it', () => {
    const texts = (['buyer', 'seller', 'both'] as const).map((owed_by) => text({ owed_by }));
    expect(texts.map(({ title }) => title)).toEqual(Array(3).fill('The buyer confirmed the payment'));
    expect(texts.map(({ body }) => body)).toEqual([
      'Confirm it too once you have seen that it is done, in your deal on LedgerLoop.',
      'You owe this step: confirm it once you have done it, in your deal on LedgerLoop.',
      'It is done once you confirm it too, in your deal on LedgerLoop.',
    ]);
  });

  // rule: DEAL-18
  it('names the steps before it that are not done', () => {
    expect(text({ open_before: ['letter_of_intent', 'agreement'] }).body).toMatch(
      / Not done before it: letter of intent, agreement\.$/,
    );
  });
});

describe('the title of a stranger’s startup', () => {
  const idea_title = 'Log in at https://evil.com/now';
  const step = { ...aDeal({ idea_title }), ...aStep({ step: 'diligence' }) };

  // rule: ACCOUNT-22
  it.each([
    ['a confirmed step', dealStepText(step)],
    ['a done step', dealStepText({ ...step, done: true })],
    ['a signature', dealSignedText({ ...aDeal({ idea_title }), by: 'seller', by_both: false })],
    ['an improvement', improvedText({ ...anImprovement(), idea_title })],
    ['an offer', offerReceivedText(anOffer({ idea_title }))],
    ['interest', interestText(anInterest({ idea_title }), { name: idea_title, email: '' })],
  ])('is no link in the body of a mail: %s', (_name, { body }) => {
    expect(body).not.toMatch(/https|evil\.com/);
  });
});

describe('user text within our sentence', () => {
  it.each([
    ['one line', 'Ledger\r\nBcc: all@example.com', 'Ledger Bcc: all@example.com'],
    ['no Unicode line separators', 'Ledger\u2028Loop\u2029now', 'Ledger Loop now'],
    ['no control characters', 'Ledger\u0007\u001b[31mLoop', 'Ledger [31mLoop'],
    ['no direction marks', 'Ledger\u202eLoop\u2066', 'LedgerLoop'],
    ['markup unchanged', '<b>Ledger</b> & "Loop"', '<b>Ledger</b> & "Loop"'],
    ['emoji intact', '👩‍👩‍👧 Ledger', '👩‍👩‍👧 Ledger'],
  ])('has %s', (_name, given, kept) => {
    expect(singleLine(given)).toBe(kept);
    expect(analysedText(anAnalysis({ idea_title: given })).title).toBe(`Your analysis of ${kept} is ready`);
  });
});
