import type { StartupsListApiArg } from './generated/client';

/** The argument of every call for a founder's own list. The cached list is found by it. */
export const OWN_STARTUPS = {} as const satisfies StartupsListApiArg;
