import { client } from '../../api/generated/client';

/** The admin's figures are of now: they are asked for anew whenever the page is opened. */
export const {
  useGetAdminStatsQuery,
  useListUsersQuery,
  useGetRecentActivityQuery,
  useGetAdminTrendsQuery,
  useOpenQueueBoardMutation,
} = client.enhanceEndpoints({});
