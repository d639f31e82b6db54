export const SHARE_NOT_FOUND = 'Share not found';
export const SHARE_GONE = 'This link is no longer available';
export const SHARE_NEEDS_EMAIL = 'Please enter your email address to open this page';
export const SHARES_FULL = 'A startup can have at most 20 links. Remove one first.';
/** The maximum number of live links of a startup. */
export const SHARES_MAX = 20;
