import { client, type Startup, type StartupReview } from '../../api/generated/client';
import { byCursor, toPage, type Page } from '../../api/pages';

export type Verdict = 'cleared' | 'upheld';

/** A startup that is held back, with what was decided about it before. */
export interface ReviewCase {
  startup: Startup;
  /** When its owner asked for a review; null where nobody did. */
  asked_at: string | null;
  /** Newest first. */
  decisions: {
    id: string;
    state: Verdict;
    note: string | null;
    reasons: StartupReview['reasons'];
    decided_by: string;
    decided_at: string;
  }[];
}

const PAGE_SIZE = 20;
const QUEUE = { type: 'Startup', id: 'REVIEWS' } as const;

const api = client.injectEndpoints({
  endpoints: (build) => ({
    /** GET /admin/reviews, page by page. */
    reviewPages: build.infiniteQuery<Page<ReviewCase>, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: '/api/admin/reviews',
        params: { limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (cases: ReviewCase[], meta) => toPage(cases, meta),
      providesTags: [QUEUE],
    }),
    /** PUT /admin/reviews/{startupId}. */
    decideReview: build.mutation<ReviewCase, { startupId: string; state: Verdict; note: string }>({
      query: ({ startupId, ...body }) => ({
        url: `/api/admin/reviews/${startupId}`,
        method: 'PUT',
        body,
      }),
      // Refused, it may be that somebody else decided meanwhile.
      invalidatesTags: (_answer, _error, { startupId: id }) => [QUEUE, { type: 'Startup', id }],
    }),
  }),
});

export const { useReviewPagesInfiniteQuery, useDecideReviewMutation } = api;
