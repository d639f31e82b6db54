import type { AccessRule } from './messaging/access.js';

const founders = (detail: string): AccessRule => ({ requires: 'founder', detail });
const investors = (detail: string): AccessRule => ({ requires: 'investor', detail });

/** Last in a list of rules: refuses users whose e-mail address is not verified (ACCOUNT-13). */
export const VERIFIED_EMAIL: AccessRule = {
  requires: 'verified-email',
  detail: 'Please verify your email address first',
};

/** Only the designated admin (ADMIN-1). */
export const ADMINS_ONLY: readonly AccessRule[] = [{ requires: 'admin', detail: 'Admin access required' }];

/** Only founders may create startups (STARTUP-1). */
export const FOUNDERS_CREATE = [founders('Only startup accounts can create startups')];
/** Founders have a list of their own startups instead (STARTUP-14). */
export const INVESTORS_OPEN_FIRST = [investors('Only investors are shown startups to open first')];

const ACCESS_REQUIRED = 'Investor Access subscription required';
/** An investor account, then Investor Access (INVESTOR-1). */
export const INVESTOR_ACCESS: readonly AccessRule[] = [
  investors('Only investor accounts can create an investor profile'),
  { requires: 'investor-access', detail: ACCESS_REQUIRED },
];
/** Investors need Investor Access to use their profile. It is checked like a role, before the input (ACCESS-2). */
export const WITH_ACCESS: readonly AccessRule[] = [
  { requires: 'access-of-investors', detail: ACCESS_REQUIRED },
];

/** Only investors may record interest (INTEREST-1), with a verified e-mail address (ACCOUNT-13). */
export const INVESTORS_RECORD = [investors('Only investors can record interest'), VERIFIED_EMAIL];
export const INVESTORS_LIST_INTERESTS = [investors('Only investors can list their interests')];
export const INVESTORS_WITHDRAW = [investors('Only investors can withdraw interest')];
export const INVESTORS_KEEP_PIPELINE = [investors('Only investors have a pipeline')];
/** Founders have only their own startups to search (SEARCH-1). */
export const INVESTORS_SAVE_SEARCHES = [investors('Only investors can save searches')];

/** Only investors may subscribe to Investor Access (PAY-1). */
export const INVESTORS_SUBSCRIBE = [investors('Only investor accounts can subscribe to Investor Access')];
/** Only founders may subscribe to Founder Pro (PAY-13). */
export const FOUNDERS_SUBSCRIBE = [founders('Only founder accounts can subscribe to Founder Pro')];

export const MAY_WRITE = [VERIFIED_EMAIL];
