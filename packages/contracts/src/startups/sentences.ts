import type { Gate } from '../messaging/access.js';

/** Only founders' accounts create startups (STARTUP-1). */
export const FOUNDERS_CREATE: readonly Gate[] = [
  { requires: 'founder', detail: 'Only startup accounts can create startups' },
];

export const ANALYSIS_RUNNING = 'Analysis is already running';

/** What is said where a startup is not there, or not the caller's to know about. */
export const STARTUP_NOT_FOUND = 'Startup not found';
