import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    listMatches: { providesTags: (_matches, _error, { startupId: id }) => [{ type: 'Matches', id }] },
    generateMatches: {
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

export const { useListMatchesQuery, useGenerateMatchesMutation } = api;
