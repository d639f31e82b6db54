import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    getAnalytics: { providesTags: (_analytics, _error, { id }) => [{ type: 'Analytics', id }] },
    listScores: { providesTags: (_scores, _error, { id }) => [{ type: 'Scores', id }] },
  },
});

export const { useGetAnalyticsQuery, useListScoresQuery } = api;
