import { VERIFIED_EMAIL, type Gate } from '../messaging/access.js';

/** Only investors may record interest (INTEREST-1), with a verified e-mail address (ACCOUNT-13). */
export const INVESTORS_RECORD: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors can record interest' },
  VERIFIED_EMAIL,
];
export const INTEREST_RECORDED = 'Interest already recorded';
