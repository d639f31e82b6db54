import { workClient } from '../../api/generated/work-client';

export const { useInterestGetAnalyticsQuery, useStartupsListScoresQuery } = workClient.enhanceEndpoints({
  endpoints: {
    interestGetAnalytics: { providesTags: (_analytics, _error, { id }) => [{ type: 'Analytics', id }] },
    startupsListScores: { providesTags: (_scores, _error, { id }) => [{ type: 'Scores', id }] },
  },
});
