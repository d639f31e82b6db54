import type {
  dealCompleted,
  EventData,
  interestRecorded,
  offerDecided,
  offerReceived,
  paymentConfirmed,
  paymentFailed,
  reminderReached,
  startupAnalysed,
  startupAnalysisFailed,
  startupImproved,
  startupReviewed,
  startupsFound,
  subscriptionEndChanged,
} from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

/* Example events; a test overrides the fields that it is about. */

export const anInterest = (
  overrides: Partial<EventData<typeof interestRecorded>> = {},
): EventData<typeof interestRecorded> => ({
  interest_id: uuid(),
  startup_id: uuid(),
  owner_id: uuid(),
  idea_title: 'LedgerLoop',
  investor_user_id: uuid(),
  ...overrides,
});

export const anAnalysis = (
  overrides: Partial<EventData<typeof startupAnalysed>> = {},
): EventData<typeof startupAnalysed> => ({
  startup_id: uuid(),
  owner_id: uuid(),
  run_id: uuid(),
  idea_title: 'LedgerLoop',
  overall_score: 61.5,
  version: 2,
  ...overrides,
});

export const aFailedAnalysis = (
  overrides: Partial<EventData<typeof startupAnalysisFailed>> = {},
): EventData<typeof startupAnalysisFailed> => ({
  startup_id: uuid(),
  owner_id: uuid(),
  run_id: uuid(),
  idea_title: 'LedgerLoop',
  reason: 'The analysis did not succeed.',
  ...overrides,
});

export const aHold = (
  overrides: Partial<EventData<typeof startupReviewed>> = {},
): EventData<typeof startupReviewed> => ({
  startup_id: uuid(),
  owner_id: uuid(),
  idea_title: 'LedgerLoop',
  held: true,
  version: 4,
  decision: null,
  ...overrides,
});

type Verdict = NonNullable<EventData<typeof startupReviewed>['decision']>;

export const aVerdict = (verdict: Pick<Verdict, 'state'> & Partial<Verdict>): Verdict => ({
  note: null,
  decided_by: uuid(),
  moderated: false,
  ...verdict,
});

export const anOffer = (
  overrides: Partial<EventData<typeof offerReceived>> = {},
): EventData<typeof offerReceived> => ({
  offer_id: uuid(),
  listing_id: uuid(),
  startup_id: uuid(),
  owner_id: uuid(),
  buyer_id: uuid(),
  offer_amount: 85_000,
  idea_title: 'LedgerLoop',
  ...overrides,
});

export const aDecision = (
  overrides: Partial<EventData<typeof offerDecided>> = {},
): EventData<typeof offerDecided> => ({
  offer_id: uuid(),
  listing_id: uuid(),
  startup_id: uuid(),
  owner_id: uuid(),
  buyer_id: uuid(),
  offer_amount: 85_000,
  status: 'rejected',
  made_by: 'buyer',
  idea_title: 'LedgerLoop',
  reason: 'decision',
  ...overrides,
});

/** The fields that all events about a deal carry. */
export const aDeal = (
  overrides: Partial<EventData<typeof dealCompleted>> = {},
): EventData<typeof dealCompleted> => ({
  deal_id: uuid(),
  listing_id: uuid(),
  startup_id: uuid(),
  seller_id: uuid(),
  buyer_id: uuid(),
  idea_title: 'LedgerLoop',
  ...overrides,
});

export const aPayment = (
  overrides: Partial<EventData<typeof paymentConfirmed>> = {},
): EventData<typeof paymentConfirmed> => ({
  payment_id: uuid(),
  user_id: uuid(),
  amount_cents: 14_900,
  kind: 'subscription',
  plan: 'monthly',
  ...overrides,
});

export const aFailedPayment = (
  overrides: Partial<EventData<typeof paymentFailed>> = {},
): EventData<typeof paymentFailed> => ({
  user_id: uuid(),
  plan: 'annual',
  access_until: '2026-12-08T09:30:00.000Z',
  ...overrides,
});

export const anEndChange = (
  overrides: Partial<EventData<typeof subscriptionEndChanged>> = {},
): EventData<typeof subscriptionEndChanged> => ({
  user_id: uuid(),
  plan: 'monthly',
  cancelled: true,
  period_end: '2026-12-08T09:30:00.000Z',
  ...overrides,
});

const aCard = () => ({
  card_id: uuid(),
  startup_id: uuid(),
  investor_user_id: uuid(),
  idea_title: 'LedgerLoop',
});

export const someFound = (
  overrides: Partial<EventData<typeof startupsFound>> = {},
): EventData<typeof startupsFound> => ({
  investor_user_id: uuid(),
  searches: ['Clinics', 'Farms'],
  startups: ['LedgerLoop', 'FieldNote'].map((idea_title) => ({ startup_id: uuid(), idea_title })),
  has_more: false,
  ...overrides,
});

export const aReminder = (): EventData<typeof reminderReached> => aCard();

export const anImprovement = (): EventData<typeof startupImproved> => ({
  ...aCard(),
  text: 'You passed for traction; users went from 4 to 31.',
});
