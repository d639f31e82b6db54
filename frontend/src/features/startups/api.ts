import { client } from '../../api/generated/client';
import { tellWhenDone } from '../../api/live/cross-tab';
import { tagsOf } from '../../api/pages';

const api = client.enhanceEndpoints({
  endpoints: {
    startupsList: {
      providesTags: (startups) => [{ type: 'Startup', id: 'LIST' }, ...tagsOf('Startup', startups)],
    },
    startupsGet: {
      providesTags: (_startup, _error, { id }) => [
        { type: 'Startup', id },
        { type: 'Startup', id: 'PAGE' },
      ],
    },
    startupsCreate: { invalidatesTags: [{ type: 'Startup', id: 'LIST' }] },
    startupsUpdate: {
      // A refused update changed nothing. If the startup was deleted meanwhile, the list must reload.
      invalidatesTags: (startup, _error, { id }) =>
        startup ? [{ type: 'Startup', id }] : [{ type: 'Startup', id: 'LIST' }],
    },
    startupsAnalyze: { invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    // Also reloads after a refusal: a review was requested elsewhere, or the hold has ended.
    reviewsAsk: { invalidatesTags: (_startup, _error, { id }) => [{ type: 'Startup', id }] },
    startupsDelete: {
      onQueryStarted: tellWhenDone('Startup'),
      // Deletion also closes the listing and removes the notifications about the startup.
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
/** The cached list; sends no request. */
export const { useQueryState: useStartupsState } = api.endpoints.startupsList;
