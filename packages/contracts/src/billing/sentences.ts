import type { Gate } from '../messaging/access.js';

/** Only investors may subscribe to Investor Access (PAY-1). */
export const INVESTORS_SUBSCRIBE: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can subscribe to Investor Access' },
];
/** Only founders may subscribe to Founder Pro (PAY-13). */
export const FOUNDERS_SUBSCRIBE: readonly Gate[] = [
  { requires: 'founder', detail: 'Only founder accounts can subscribe to Founder Pro' },
];
export const ALREADY_PREMIUM = 'Investor Access is already active';
export const ALREADY_PRO = 'Founder Pro is already active';
export const SESSION_NOT_FOUND = 'Payment session not found';
export const BAD_SIGNATURE = 'The signature does not fit';
export const NO_SUBSCRIPTION = 'You have no subscription';
export const NOTHING_PAID_YET = 'There are no payments on this account yet';
export const PAYMENT_IS_OPEN = 'Please settle the open payment first';
export const CARD_DECLINED = 'Your card was declined, so your plan stays as it is';
