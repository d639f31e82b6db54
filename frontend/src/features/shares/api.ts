import { workClient } from '../../api/generated/work-client';

const SHARES = ['Shares'] as const;

const api = workClient.enhanceEndpoints({
  endpoints: {
    sharesList: { providesTags: SHARES },
    sharesCreate: { invalidatesTags: SHARES },
    sharesRevoke: { invalidatesTags: SHARES },
    // The page of a visitor; nothing else shows it.
    sharesOpen: { keepUnusedDataFor: 0 },
  },
});

export const { useSharesCreateMutation, useSharesListQuery, useSharesOpenQuery, useSharesRevokeMutation } =
  api;
