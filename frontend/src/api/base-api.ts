import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';

/** The one cache of what the server knows. Features add tags to the generated endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
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
  ],
  endpoints: () => ({}),
});
