import { client } from '../../api/generated/client';

/** The one list that shows profiles: the dashboard's. */
const LIST = { type: 'Investor', id: 'LIST' } as const;
const whenDone = (_answer: unknown, error: unknown) => (error ? [] : [LIST]);

const api = client.enhanceEndpoints({
  endpoints: {
    investorsList: { providesTags: [LIST] },
    investorsCreate: { invalidatesTags: whenDone },
    investorsCreateFromChat: { invalidatesTags: whenDone },
    investorsUpdate: { invalidatesTags: whenDone },
    investorsDelete: { invalidatesTags: whenDone },
    matchesListForInvestor: {
      // Those that the dashboard shows again must be of now, not of the visit before.
      keepUnusedDataFor: 5,
      // Whether they may be seen changes with Investor Access.
      providesTags: (_matches, _error, { investorId: id }) => ['Me', { type: 'Matches', id }],
    },
  },
});

export const {
  useInvestorsListQuery,
  useInvestorsCreateMutation,
  useInvestorsCreateFromChatMutation,
  useInvestorsUpdateMutation,
  useInvestorsDeleteMutation,
  useMatchesListForInvestorQuery,
} = api;
/** What is known of the list, without asking for it. */
export const { useQueryState: useInvestorsState } = api.endpoints.investorsList;
