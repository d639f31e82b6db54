import { client, type Startup } from '../../api/generated/client';

const api = client.injectEndpoints({
  endpoints: (build) => ({
    /** POST /startups/{id}/review: the owner asks that somebody looks at a hold. */
    askForReview: build.mutation<Startup, { id: string }>({
      query: ({ id }) => ({ url: `/api/startups/${id}/review`, method: 'POST' }),
      // Refused, it was asked for elsewhere, or the startup is no longer held.
      invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }],
    }),
  }),
});

export const { useAskForReviewMutation } = api;
