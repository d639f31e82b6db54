import type { Gate } from '../messaging/access.js';

/** Decisions, section 3: investors only. */
export const INVESTORS_RECORD: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors can record interest' },
];
export const INTEREST_RECORDED = 'Interest already recorded';
