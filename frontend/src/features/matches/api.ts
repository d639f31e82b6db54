import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    matchesList: { providesTags: (_matches, _error, { startupId: id }) => [{ type: 'Matches', id }] },
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

export const { useMatchesListQuery, useMatchesGenerateMutation } = api;
