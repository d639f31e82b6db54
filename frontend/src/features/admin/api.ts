import { accountClient } from '../../api/generated/account-client';

export const PAGE = { limit: '20' } as const;
/** The part after # in an address that opens the admin page at the search for users. */
export const FIND_USER = '#find-user';
const REPORTS = { type: 'Moderation', id: 'REPORTS' } as const;
const AUDIT = { type: 'Moderation', id: 'AUDIT' } as const;
const USERS = { type: 'Moderation', id: 'USERS' } as const;
const REVIEWS = { type: 'Startup', id: 'REVIEWS' } as const;

// Decisions also reload after a refusal, because somebody else may have decided meanwhile.
export const {
  useAdminGetStatsQuery,
  useAdminListUsersQuery,
  useAdminListUsersPagesInfiniteQuery,
  useAdminGetActivityQuery,
  useAdminGetTrendsQuery,
  useAdminSetSuspensionMutation,
  useAuditListPagesInfiniteQuery,
  useOperationsOpenQueueBoardMutation,
  useReportsDecideMutation,
  useReportsListPagesInfiniteQuery,
  useReviewsDecideMutation,
  useReviewsListPagesInfiniteQuery,
} = accountClient.enhanceEndpoints({
  endpoints: {
    adminListUsers: { providesTags: [USERS] },
    adminListUsersPages: { providesTags: [USERS] },
    adminSetSuspension: { invalidatesTags: [USERS, AUDIT] },
    auditListPages: { providesTags: [AUDIT] },
    reportsListPages: { providesTags: [REPORTS] },
    reportsDecide: { invalidatesTags: [REPORTS, AUDIT, REVIEWS] },
    reviewsListPages: { providesTags: [REVIEWS] },
    reviewsDecide: {
      invalidatesTags: (_answer, _error, { startupId: id }) => [REVIEWS, { type: 'Startup', id }],
    },
  },
});
