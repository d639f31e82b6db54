import { transitions } from '@proofround/service-kit';

import type { CheckoutStatus } from './checkout.entity.js';

export type CheckoutMover = 'payer' | 'Stripe' | 'billing' | 'deleted account' | 'reconciliation';

export const checkoutStates = transitions<CheckoutStatus, CheckoutMover>({
  title: 'Checkout (billing)',
  about:
    'The record is written as creating before Stripe is asked, so that no crash loses a payment page; one that a crash did lose begins in the state that Stripe has it in. ' +
    'Billing retires an open page when the payer gets another one, has Investor Access or deletes the account, and counts a page as expired that Stripe does not know. ' +
    'An attempt that never got a page is abandoned, until Stripe turns out to have one.',
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
