import { workClient } from '../../api/generated/work-client';
import { MINE, offersTag } from './api';

const negotiationApi = workClient.enhanceEndpoints({
  endpoints: {
    offersCounter: { invalidatesTags: (offer) => (offer ? [offersTag(offer.listing_id), MINE] : []) },
    offersWithdraw: { invalidatesTags: (_nothing, error) => (error ? [] : [MINE]) },
    // It follows the startup's revenue, which may have changed since.
    offersGetPriceRange: { keepUnusedDataFor: 0 },
  },
});

export const { useOffersCounterMutation, useOffersWithdrawMutation, useOffersGetPriceRangeQuery } =
  negotiationApi;
