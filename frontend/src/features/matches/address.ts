/** The id of the heading above a startup's matches. */
export const MATCHES_ID = 'matches';

/** The address of a startup's matches, which are on the dashboard (SCREEN-3). */
export const matchesAddress = (startupId: string): string => `/dashboard?startup=${startupId}#${MATCHES_ID}`;
