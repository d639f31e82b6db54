import type { Gate } from '../messaging/access.js';

/** The designated admin alone (ADMIN-1). */
export const ADMINS_ONLY: readonly Gate[] = [{ requires: 'admin', detail: 'Admin access required' }];
