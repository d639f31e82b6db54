import { workClient } from '../../api/generated/work-client';

export const { useMatchesListPagesInfiniteQuery, useMatchesGenerateMutation } = workClient.enhanceEndpoints({
  endpoints: {
    matchesListPages: { providesTags: (_matches, _error, { startupId: id }) => [{ type: 'Matches', id }] },
    matchesGenerate: {
      invalidatesTags: (_matches, error, { startupId: id }) =>
        error
          ? []
          : [
              { type: 'Matches', id },
              { type: 'Startup', id },
            ],
    },
  },
});
