import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    interestGetAnalytics: { providesTags: (_analytics, _error, { id }) => [{ type: 'Analytics', id }] },
    startupsListScores: { providesTags: (_scores, _error, { id }) => [{ type: 'Scores', id }] },
  },
});

export const { useInterestGetAnalyticsQuery, useStartupsListScoresQuery } = api;
