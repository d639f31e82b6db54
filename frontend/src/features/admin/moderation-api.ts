import { accountClient } from '../../api/generated/account-client';

export const PAGE = { limit: '20' } as const;
export const FRESH = { refetchOnMountOrArgChange: true } as const;
const REPORTS = { type: 'Moderation', id: 'REPORTS' } as const;
const AUDIT = { type: 'Moderation', id: 'AUDIT' } as const;
const USERS = { type: 'Moderation', id: 'USERS' } as const;

const moderationApi = accountClient.enhanceEndpoints({
  endpoints: {
    adminListUsers: { providesTags: [USERS] },
    reportsListPages: { providesTags: [REPORTS] },
    auditListPages: { providesTags: [AUDIT] },
    // Also reloads after a refusal, because somebody else may have decided meanwhile.
    reportsDecide: { invalidatesTags: [REPORTS, AUDIT, { type: 'Startup', id: 'REVIEWS' }] },
    adminSetSuspension: { invalidatesTags: [USERS, AUDIT] },
  },
});

export const {
  useReportsListPagesInfiniteQuery,
  useReportsDecideMutation,
  useAuditListPagesInfiniteQuery,
  useAdminSetSuspensionMutation,
} = moderationApi;
