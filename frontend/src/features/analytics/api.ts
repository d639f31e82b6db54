import { workClient } from '../../api/generated/work-client';

const api = workClient.enhanceEndpoints({
  endpoints: {
    interestGetAnalytics: { providesTags: (_analytics, _error, { id }) => [{ type: 'Analytics', id }] },
    startupsListScores: { providesTags: (_scores, _error, { id }) => [{ type: 'Scores', id }] },
  },
});

export const { useInterestGetAnalyticsQuery, useStartupsListScoresQuery } = api;
