/**
 * The version in force of the Terms and the Privacy Policy: the day of the last change of either text.
 * Registering accepts this version, and the account keeps it (ACCOUNT-42).
 */
export const TERMS_VERSION = '2026-11-28';
