import { accountClient } from '../../api/generated/account-client';

export const {
  useAdminGetStatsQuery,
  useAdminListUsersQuery,
  useAdminGetActivityQuery,
  useAdminGetTrendsQuery,
  useOperationsOpenQueueBoardMutation,
} = accountClient.enhanceEndpoints({});
