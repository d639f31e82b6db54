import type { Gate } from '../messaging/access.js';

export const INVESTORS_KEEP_PIPELINE: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors have a pipeline' },
];
export const INVESTORS_LIST_INTERESTS: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors can list their interests' },
];
export const INVESTORS_WITHDRAW: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors can withdraw interest' },
];
export const NOT_INTERESTED = 'Interest not found';
export const NOT_IN_PIPELINE = 'Startup is not in your pipeline';

/** For a reminder that is not in the future. */
export const REMINDER_PAST_PROBLEM = {
  loc: ['body', 'remind_at'],
  msg: 'Must be in the future',
  type: 'value_error',
};
