import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    listInvestors: { providesTags: [{ type: 'Investor', id: 'LIST' }] },
    createInvestor: {
      invalidatesTags: (investor) => (investor ? [{ type: 'Investor', id: 'LIST' }] : []),
    },
    deleteInvestor: {
      invalidatesTags: (_nothing, error) => (error ? [] : [{ type: 'Investor', id: 'LIST' }]),
    },
    listInvestorMatches: {
      // Those that the dashboard shows again must be of now, not of the visit before.
      keepUnusedDataFor: 5,
      providesTags: (_matches, _error, { investorId: id }) => [{ type: 'Matches', id }],
    },
  },
});

export const {
  useListInvestorsQuery,
  useCreateInvestorMutation,
  useDeleteInvestorMutation,
  useListInvestorMatchesQuery,
} = api;
