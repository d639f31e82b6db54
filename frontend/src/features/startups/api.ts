import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    startupsList: {
      providesTags: (startups) => [
        { type: 'Startup', id: 'LIST' },
        ...(startups ?? []).map(({ id }) => ({ type: 'Startup' as const, id })),
      ],
    },
    startupsGet: { providesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    startupsCreate: { invalidatesTags: [{ type: 'Startup', id: 'LIST' }] },
    startupsUpdate: {
      // Refused, it changed nothing; unless it is gone, and then the list should know.
      invalidatesTags: (startup, _error, { id }) =>
        startup ? [{ type: 'Startup', id }] : [{ type: 'Startup', id: 'LIST' }],
    },
    startupsAnalyze: { invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    // Refused, it was asked for elsewhere, or the startup is no longer held.
    reviewsAsk: { invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    startupsDelete: {
      // Its listing closes, and what was told about it goes with it.
      invalidatesTags: (_nothing, error) =>
        error ? [] : [{ type: 'Startup', id: 'LIST' }, { type: 'Listing', id: 'LIST' }, 'Notifications'],
    },
  },
});

export const {
  useStartupsListQuery,
  useStartupsGetQuery,
  useStartupsCreateMutation,
  useStartupsUpdateMutation,
  useStartupsAnalyzeMutation,
  useReviewsAskMutation,
  useStartupsDeleteMutation,
} = api;
/** What is known of the list, without asking for it. */
export const { useQueryState: useStartupsState } = api.endpoints.startupsList;
