import type { Deal, DealStep, DealSummary } from '../../../api/generated/work-client';
import { anId } from '../../../test/builders';

/** The deal with `open_before` as the server gives it. */
const withOpenBefore = (deal: Deal): Deal => ({
  ...deal,
  steps: deal.steps.map((one, index) => ({
    ...one,
    open_before: deal.steps
      .slice(0, index)
      .filter(({ done_at }) => done_at === null)
      .map(({ step: name }) => name),
  })),
});
const step = (name: DealStep['step'], owed_by: DealStep['owed_by'], due_at: string): DealStep => ({
  step: name,
  owed_by,
  due_at,
  done_by_me: false,
  done_by_them: false,
  done_at: null,
  open_before: [],
});

/** An open deal as its buyer sees it. */
export const aDeal = (changes: Partial<Deal> = {}): Deal =>
  withOpenBefore({
    id: anId(7000),
    listing_id: anId(1001),
    offer_id: anId(2001),
    startup: { id: anId(1), idea_title: 'LedgerLoop' },
    amount: 85_000,
    state: 'open',
    role: 'buyer',
    created_at: '2026-11-20T10:00:00.000Z',
    closed_at: null,
    reason: null,
    other: { name: 'Amara Osei', email: 'amara@example.com' },
    other_id: anId(9001),
    other_name: null,
    startup_title: null,
    steps: [
      step('letter_of_intent', 'both', '2026-11-27T10:00:00.000Z'),
      step('diligence', 'buyer', '2098-12-11T10:00:00.000Z'),
      step('agreement', 'both', '2098-12-25T10:00:00.000Z'),
      step('payment', 'buyer', '2099-01-01T10:00:00.000Z'),
      step('handover', 'seller', '2099-01-08T10:00:00.000Z'),
    ],
    notes: [],
    signatures: [],
    terms_hash: 'a'.repeat(64),
    silent_until: '2026-12-11T10:00:00.000Z',
    ...changes,
  });

/** The deal with other values for one step. */
export const withStep = (deal: Deal, name: DealStep['step'], changes: Partial<DealStep>): Deal =>
  withOpenBefore({
    ...deal,
    steps: deal.steps.map((one) => (one.step === name ? { ...one, ...changes } : one)),
  });

export const aDealSummary = (number: number, changes: Partial<DealSummary> = {}): DealSummary => ({
  id: anId(7000 + number),
  listing_id: anId(1000 + number),
  offer_id: anId(2000 + number),
  startup: { id: anId(number), idea_title: `Startup ${number}` },
  startup_title: null,
  amount: 85_000,
  state: 'open',
  role: 'buyer',
  created_at: '2026-11-20T10:00:00.000Z',
  closed_at: null,
  reason: null,
  steps_done: 1,
  steps_total: 5,
  ...changes,
});
