import { workClient } from '../../api/generated/work-client';

/** A file of its own, because every signed-in page loads the calls about profiles, but few load these. */
export const { useMatchesListForInvestorPagesInfiniteQuery } = workClient.enhanceEndpoints({
  endpoints: {
    matchesListForInvestorPages: {
      // The dashboard must not show matches of an earlier visit.
      keepUnusedDataFor: 5,
      // The user's Investor Access decides whether they are visible.
      providesTags: (_matches, _error, { investorId: id }) => ['Me', { type: 'Matches', id }],
    },
  },
});
