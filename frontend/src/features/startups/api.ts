import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    listStartups: {
      providesTags: (startups) => [
        { type: 'Startup', id: 'LIST' },
        ...(startups ?? []).map(({ id }) => ({ type: 'Startup' as const, id })),
      ],
    },
    getStartup: { providesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    createStartup: { invalidatesTags: [{ type: 'Startup', id: 'LIST' }] },
    updateStartup: {
      // Refused, it changed nothing; unless it is gone, and then the list should know.
      invalidatesTags: (startup, _error, { id }) =>
        startup ? [{ type: 'Startup', id }] : [{ type: 'Startup', id: 'LIST' }],
    },
    analyzeStartup: { invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    // Refused, it was asked for elsewhere, or the startup is no longer held.
    askForReview: { invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    deleteStartup: {
      // Its listing closes, and what was told about it goes with it.
      invalidatesTags: (_nothing, error) =>
        error ? [] : [{ type: 'Startup', id: 'LIST' }, { type: 'Listing', id: 'LIST' }, 'Notifications'],
    },
  },
});

export const {
  useListStartupsQuery,
  useGetStartupQuery,
  useCreateStartupMutation,
  useUpdateStartupMutation,
  useAnalyzeStartupMutation,
  useAskForReviewMutation,
  useDeleteStartupMutation,
} = api;
/** What is known of the list, without asking for it. */
export const { useQueryState: useStartupsState } = api.endpoints.listStartups;
