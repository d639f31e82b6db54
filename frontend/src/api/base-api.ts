import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';
import { withSessionCheckRetries } from './session-check';

/** The kinds of server data that the cache holds. */
export const TAG_TYPES = [
  'Me',
  'Startup',
  'Tasks',
  'Matches',
  'Scores',
  'Investor',
  'Analytics',
  'Listing',
  'Offers',
  'Notifications',
  'Config',
  'Subscription',
  'Sessions',
  'Moderation',
  'Shares',
  'Threads',
  'Messages',
  'Pipeline',
  'Deals',
] as const;

/** The only cache of server data. Features add tags to the generated endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: withSessionCheckRetries(baseQuery),
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});

/** The part of the store that holds the cached answers. */
export type WithApi = Record<typeof baseApi.reducerPath, ReturnType<typeof baseApi.reducer>>;
