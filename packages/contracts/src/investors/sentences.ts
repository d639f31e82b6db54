import type { Gate } from '../messaging/access.js';

/** For an investor without Investor Access (INVESTOR-1). */
export const ACCESS_REQUIRED = 'Investor Access subscription required';

/** An investor account, then Investor Access (INVESTOR-1). */
export const INVESTOR_ACCESS: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can create an investor profile' },
  { requires: 'investor-access', detail: ACCESS_REQUIRED },
];

/** Investors need Investor Access to use their profile. It is checked like a role, before the input (ACCESS-2). */
export const WITH_ACCESS: readonly Gate[] = [{ requires: 'access-of-investors', detail: ACCESS_REQUIRED }];

export const PROFILE_EXISTS = 'Investor profile already exists';
export const INVESTOR_NOT_FOUND = 'Investor profile not found';
