import { accountClient } from '../../api/generated/account-client';

export const PAGE = { limit: '20' } as const;
const QUEUE = { type: 'Startup', id: 'REVIEWS' } as const;

const reviewsApi = accountClient.enhanceEndpoints({
  endpoints: {
    reviewsListPages: { providesTags: [QUEUE] },
    reviewsDecide: {
      // Also reloads after a refusal, because somebody else may have decided meanwhile.
      invalidatesTags: (_answer, _error, { startupId: id }) => [QUEUE, { type: 'Startup', id }],
    },
  },
});

export const { useReviewsListPagesInfiniteQuery, useReviewsDecideMutation } = reviewsApi;
