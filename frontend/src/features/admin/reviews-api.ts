import { client, type Startup, type StartupReview } from '../../api/generated/client';
import { byCursor, toPage, type Page } from '../../api/pages';

/** What the queue shows of a startup that is held back. */
export interface ReviewedStartup extends Pick<Startup, 'id' | 'idea_title' | 'idea_description' | 'sector'> {
  review: StartupReview;
  /** When its owner asked for a review; null where nobody did. */
  asked_at: string | null;
}

export type Decision = 'cleared' | 'upheld';

const PAGE_SIZE = 20;
const QUEUE = { type: 'Startup', id: 'REVIEWS' } as const;

const api = client.injectEndpoints({
  endpoints: (build) => ({
    /** GET /admin/reviews, page by page. */
    reviewPages: build.infiniteQuery<Page<ReviewedStartup>, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: '/api/admin/reviews',
        params: { limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (startups: ReviewedStartup[], meta) => toPage(startups, meta),
      providesTags: [QUEUE],
    }),
    /** PUT /admin/reviews/{startupId}. */
    decideReview: build.mutation<unknown, { startupId: string; state: Decision; note: string }>({
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
