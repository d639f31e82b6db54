import { changeAnswer } from '../../api/cache';
import { statusOf } from '../../api/errors';
import { type Listing, type Offer, workClient } from '../../api/generated/work-client';
import { itemsOf, type Page, tagsOf } from '../../api/pages';

/** 24 fills rows of one, two or three cards. */
export const PAGE = { limit: '24' } as const;
export const OWN_PAGE = { ...PAGE, mine: 'true' } as const;

const MINE = { type: 'Offers', id: 'MINE' } as const;
const listingTag = (id: string) => ({ type: 'Listing', id }) as const;
const offersTag = (listingId: string) => ({ type: 'Offers', id: listingId }) as const;

const listingTags = (data: { pages: Page<Listing>[] } | undefined) => [
  listingTag('LIST'),
  ...tagsOf('Listing', itemsOf(data)),
];

const ownOfferTag = (listingId: string) => ({ type: 'Offers', id: `own on ${listingId}` }) as const;

/** Shows the user's new offer on its listing among those for sale. Sends no request. */
const showOwnOffer = (listingId: string, { id, offer_amount, status }: Offer) =>
  changeAnswer(
    workClient.util.updateQueryData('listingsListPages', PAGE, ({ pages }) => {
      const listing = pages.flatMap(({ items }) => items).find((one) => one.id === listingId);
      if (listing) listing.my_offer = { id, offer_amount, status };
    }),
    workClient.util.getRunningQueryThunk('listingsListPages', PAGE),
  );

/** Whether the server refused because the screen shows an outdated listing or offer. */
export const isOutdated = (error: unknown) => statusOf(error) === 404 || statusOf(error) === 409;

export const {
  useListingsListPagesInfiniteQuery,
  useOffersListPagesInfiniteQuery,
  useOffersListMinePagesInfiniteQuery,
  useListingsGetQuery,
  useListingsGetOfStartupQuery,
  useListingsCreateMutation,
  useListingsWithdrawMutation,
  useOffersCreateMutation,
  useOffersCounterMutation,
  useOffersDecideMutation,
  useOffersGetPriceRangeQuery,
  useOffersWithdrawMutation,
} = workClient.enhanceEndpoints({
  endpoints: {
    listingsListPages: { providesTags: listingTags },
    offersListPages: { providesTags: (_pages, _error, { listingId }) => [offersTag(listingId)] },
    offersListMinePages: { providesTags: [MINE] },
    listingsGet: { providesTags: (_listing, _error, { id }) => [listingTag(id)] },
    listingsGetOfStartup: {
      providesTags: (found) => [
        listingTag('LIST'),
        ...(found?.listing ? [listingTag(found.listing.id), ownOfferTag(found.listing.id)] : []),
      ],
    },
    listingsCreate: {
      invalidatesTags: (_listing, error) => (!error || isOutdated(error) ? [listingTag('LIST')] : []),
    },
    listingsWithdraw: {
      invalidatesTags: (_nothing, error, { id }) =>
        !error || isOutdated(error) ? [listingTag(id), offersTag(id)] : [],
    },
    offersCreate: {
      // The list has many pages, so the new offer is put into it instead of loading it again.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const made = await queryFulfilled.catch(() => undefined);
        if (made) dispatch(showOwnOffer(id, made.data));
      },
      invalidatesTags: (_offer, error, { id }) => {
        if (!error) return [MINE, ownOfferTag(id)];
        return isOutdated(error) ? [listingTag(id)] : [];
      },
    },
    // Accepting also closes the listing, rejects its other offers and opens a deal. Rejecting changes
    // one offer. The buyer decides on counter-offers.
    offersDecide: {
      invalidatesTags: (offer) => {
        if (!offer) return [];
        const offers = [offersTag(offer.listing_id), MINE];
        return offer.status === 'accepted' ? [...offers, listingTag(offer.listing_id), 'Deals'] : offers;
      },
    },
    offersCounter: { invalidatesTags: (offer) => (offer ? [offersTag(offer.listing_id), MINE] : []) },
    offersWithdraw: { invalidatesTags: (_nothing, error) => (error ? [] : [MINE]) },
    // It follows the startup's revenue, which may have changed since.
    offersGetPriceRange: { keepUnusedDataFor: 0 },
  },
});
