import type { Gate } from '../messaging/access.js';

/** Only the designated admin (ADMIN-1). */
export const ADMINS_ONLY: readonly Gate[] = [{ requires: 'admin', detail: 'Admin access required' }];
