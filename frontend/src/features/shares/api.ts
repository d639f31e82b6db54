import { workClient } from '../../api/generated/work-client';

const SHARES = ['Shares'] as const;

export const { useSharesCreateMutation, useSharesListQuery, useSharesOpenQuery, useSharesRevokeMutation } =
  workClient.enhanceEndpoints({
    endpoints: {
      sharesList: { providesTags: SHARES },
      sharesCreate: { invalidatesTags: SHARES },
      sharesRevoke: { invalidatesTags: SHARES },
      // The page of a visitor; nothing else shows it.
      sharesOpen: { keepUnusedDataFor: 0 },
    },
  });
