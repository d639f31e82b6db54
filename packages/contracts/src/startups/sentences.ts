import type { Gate } from '../messaging/access.js';

/** Only founders may create startups (STARTUP-1). */
export const FOUNDERS_CREATE: readonly Gate[] = [
  { requires: 'founder', detail: 'Only startup accounts can create startups' },
];

export const ANALYSIS_RUNNING = 'Analysis is already running';

/** The startup does not exist, or the caller may not know that it exists. */
export const STARTUP_NOT_FOUND = 'Startup not found';
