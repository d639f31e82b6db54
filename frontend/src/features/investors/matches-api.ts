import { workClient } from '../../api/generated/work-client';

/** Apart from the profiles, which every signed-in page reads. */
const api = workClient.enhanceEndpoints({
  endpoints: {
    matchesListForInvestorPages: {
      // The dashboard must not show matches of an earlier visit.
      keepUnusedDataFor: 5,
      // The user's Investor Access decides whether they are visible.
      providesTags: (_matches, _error, { investorId: id }) => ['Me', { type: 'Matches', id }],
    },
  },
});

export const { useMatchesListForInvestorPagesInfiniteQuery } = api;
