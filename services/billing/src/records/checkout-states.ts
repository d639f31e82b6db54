import { transitions } from '@proofround/service-kit';

/**
 * creating: recorded before Stripe is asked. open: the payer has the page. retiring: we must expire
 * it at Stripe. complete, expired: ended. abandoned: Stripe never returned a page.
 */
export type CheckoutStatus = 'creating' | 'open' | 'retiring' | 'complete' | 'expired' | 'abandoned';

export type CheckoutMover = 'payer' | 'Stripe' | 'billing' | 'deleted account' | 'reconciliation';

export const checkoutStates = transitions<CheckoutStatus, CheckoutMover>({
  title: 'Checkout (billing)',
  about:
    'Billing writes the record as creating before it asks Stripe, so that a crash loses no payment page. A lost record is written again in the state that Stripe reports.\n\n' +
    'Billing retires an open page when the payer gets another one, gets Investor Access, is suspended or deletes the account.\n\nA page that Stripe does not know becomes expired. ' +
    'An attempt without a page becomes abandoned, until Stripe reports a page for it.',
  start: { creating: ['payer'], open: ['Stripe'], complete: ['Stripe'], expired: ['Stripe'] },
  moves: {
    creating: {
      open: ['payer', 'Stripe'],
      retiring: ['deleted account'],
      complete: ['Stripe'],
      expired: ['Stripe'],
      abandoned: ['reconciliation'],
    },
    open: { retiring: ['billing', 'deleted account'], complete: ['Stripe'], expired: ['Stripe', 'billing'] },
    retiring: { complete: ['Stripe'], expired: ['Stripe', 'billing'] },
    complete: {},
    expired: {},
    abandoned: {
      open: ['Stripe'],
      retiring: ['deleted account'],
      complete: ['Stripe'],
      expired: ['Stripe'],
    },
  },
});
