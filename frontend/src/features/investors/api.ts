import { client } from '../../api/generated/client';

const LIST = { type: 'Investor', id: 'LIST' } as const;
const whenDone = (_answer: unknown, error: unknown) => (error ? [] : [LIST]);

const api = client.enhanceEndpoints({
  endpoints: {
    investorsList: { providesTags: [LIST] },
    investorsCreate: { invalidatesTags: whenDone },
    investorsCreateFromChat: { invalidatesTags: whenDone },
    investorsUpdate: { invalidatesTags: whenDone },
    investorsDelete: { invalidatesTags: whenDone },
  },
});

export const {
  useInvestorsListQuery,
  useInvestorsCreateMutation,
  useInvestorsCreateFromChatMutation,
  useInvestorsUpdateMutation,
  useInvestorsDeleteMutation,
} = api;
/** The cached list; sends no request. */
export const { useQueryState: useInvestorsState } = api.endpoints.investorsList;
