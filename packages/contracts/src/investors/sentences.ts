import type { Gate } from '../messaging/access.js';

/** To an investor without Investor Access, wherever it is needed (INVESTOR-1). */
export const ACCESS_REQUIRED = 'Investor Access subscription required';

/** An investor account, then Investor Access (INVESTOR-1). */
export const INVESTOR_ACCESS: readonly Gate[] = [
  { requires: 'investor', detail: 'Only investor accounts can create an investor profile' },
  { requires: 'investor-access', detail: ACCESS_REQUIRED },
];

/** What an own profile is for: Investor Access counts as the role, and comes before the input (ACCESS-2). */
export const WITH_ACCESS: readonly Gate[] = [{ requires: 'access-of-investors', detail: ACCESS_REQUIRED }];

export const PROFILE_EXISTS = 'Investor profile already exists';
export const INVESTOR_NOT_FOUND = 'Investor profile not found';
