import type { Gate } from '../messaging/access.js';

/** Decisions, section 2: the designated admin alone. */
export const ADMINS_ONLY: readonly Gate[] = [{ requires: 'admin', detail: 'Admin access required' }];
