import type { Gate } from '../messaging/access.js';

/** Only founders may create startups (STARTUP-1). */
export const FOUNDERS_CREATE: readonly Gate[] = [
  { requires: 'founder', detail: 'Only startup accounts can create startups' },
];

/** Founders have a list of their own startups instead (STARTUP-14). */
export const INVESTORS_OPEN_FIRST: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investors are shown startups to open first' },
];

export const ANALYSIS_RUNNING = 'Analysis is already running';

/** As many runs of the account's startups are pending as may be (LIMIT-20). */
export const pendingRunsSentence = (limit: number) =>
  `${limit} of your analyses are still running. Please wait for one to finish.`;

/** The startup does not exist, or the caller may not know that it exists. */
export const STARTUP_NOT_FOUND = 'Startup not found';
