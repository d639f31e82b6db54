import { statusOf } from '../../api/errors';
import { workClient } from '../../api/generated/work-client';
import { tagsOf } from '../../api/pages';

const LIST = { type: 'Deals', id: 'LIST' } as const;

/** The deal after a change, or after a refusal because the page shows an outdated deal. */
const changed = (_deal: unknown, error: unknown, { id }: { id: string }) =>
  error === undefined || statusOf(error) === 404 || statusOf(error) === 409
    ? [{ type: 'Deals', id } as const, LIST]
    : [];

export const {
  useDealsListQuery,
  useDealsGetQuery,
  useDealsConfirmStepMutation,
  useDealsFallThroughMutation,
  useDealsAddNoteMutation,
  useDealsSignMutation,
} = workClient.enhanceEndpoints({
  endpoints: {
    dealsList: { providesTags: (deals) => [LIST, ...tagsOf('Deals', deals)] },
    dealsGet: { providesTags: (_deal, _error, { id }) => [{ type: 'Deals', id }] },
    dealsConfirmStep: { invalidatesTags: changed },
    dealsAddNote: { invalidatesTags: changed },
    dealsSign: { invalidatesTags: changed },
    // The listing opens again.
    dealsFallThrough: {
      invalidatesTags: (deal, error, args) => [
        ...changed(deal, error, args),
        ...(deal ? (['Listing', 'Offers'] as const) : []),
      ],
    },
  },
});
