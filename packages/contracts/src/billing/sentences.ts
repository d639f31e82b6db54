import type { Gate } from '../messaging/access.js';

/** Only investors may subscribe (PAY-1). */
export const INVESTORS_SUBSCRIBE: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can subscribe to Investor Access' },
];
export const ALREADY_PREMIUM = 'Investor Access is already active';
export const SESSION_NOT_FOUND = 'Payment session not found';
export const BAD_SIGNATURE = 'The signature does not fit';
