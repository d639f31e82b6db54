import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';

/** Everything on screen is of one of these kinds. */
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
] as const;

/** The one cache of what the server knows. Features add tags to the generated endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
