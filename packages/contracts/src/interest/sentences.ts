import type { Gate } from '../messaging/access.js';

/** Only investors may record interest (INTEREST-1). */
export const INVESTORS_RECORD: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors can record interest' },
];
export const INTEREST_RECORDED = 'Interest already recorded';
