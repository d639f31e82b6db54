import { client } from '../../api/generated/client';

/** The admin's figures are of now: they are asked for anew whenever the page is opened. */
export const {
  useAdminGetStatsQuery,
  useAdminListUsersQuery,
  useAdminGetActivityQuery,
  useAdminGetTrendsQuery,
  useOperationsOpenQueueBoardMutation,
} = client.enhanceEndpoints({});
