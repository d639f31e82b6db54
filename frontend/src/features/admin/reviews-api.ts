import { client, type ReviewCase } from '../../api/generated/client';
import { byCursor, toPage, type Page } from '../../api/pages';

const PAGE_SIZE = 20;
const QUEUE = { type: 'Startup', id: 'REVIEWS' } as const;

const tagged = client.enhanceEndpoints({
  endpoints: {
    reviewsDecide: {
      // Refused, it may be that somebody else decided meanwhile.
      invalidatesTags: (_answer, _error, { startupId: id }) => [QUEUE, { type: 'Startup', id }],
    },
  },
});

/** The review queue, page by page; a decision is read anew for the pages on screen. */
const reviewsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    reviewPages: build.infiniteQuery<Page<ReviewCase>, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: '/api/admin/reviews',
        params: { limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (cases: ReviewCase[], meta) => toPage(cases, meta),
      providesTags: [QUEUE],
    }),
  }),
});

export const { useReviewPagesInfiniteQuery, useReviewsDecideMutation } = reviewsApi;
