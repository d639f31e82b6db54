import { client, type Listing, type MyOffer, type Offer } from '../../api/generated/client';
import { byCursor, itemsOf, toPage, type Page } from '../../api/pages';
import { statusOf } from '../../api/errors';

/** Divides into rows of one, two and three cards. */
export const PAGE_SIZE = 24;

const MINE = { type: 'Offers', id: 'MINE' } as const;
const listingTag = (id: string) => ({ type: 'Listing', id }) as const;
const offersTag = (listingId: string) => ({ type: 'Offers', id: listingId }) as const;

/** The list itself, and each listing in it. */
const listingTags = (data: { pages: Page<Listing>[] } | undefined) => [
  listingTag('LIST'),
  ...(itemsOf(data) ?? []).map(({ id }) => listingTag(id)),
];

/** Refused because the listing or the offer is no longer what the screen shows. */
const outdated = (error: unknown) => statusOf(error) === 404 || statusOf(error) === 409;

const tagged = client.enhanceEndpoints({
  endpoints: {
    listingsGet: { providesTags: (_listing, _error, { id }) => [listingTag(id)] },
    listingsCreate: {
      invalidatesTags: (_listing, error) => (!error || outdated(error) ? [listingTag('LIST')] : []),
    },
    listingsWithdraw: {
      invalidatesTags: (_nothing, error, { id }) =>
        !error || outdated(error) ? [listingTag(id), offersTag(id)] : [],
    },
    offersCreate: {
      invalidatesTags: (_offer, error, { listingId }) => {
        if (!error) return [MINE];
        return outdated(error) ? [listingTag(listingId)] : [];
      },
    },
    // Accepting closes the listing and rejects its other offers; rejecting changes the one offer.
    offersDecide: {
      invalidatesTags: (offer) => {
        if (!offer) return [];
        const offers = offersTag(offer.listing_id);
        return offer.status === 'accepted' ? [offers, listingTag(offer.listing_id)] : [offers];
      },
    },
  },
});

/** The marketplace's lists, page by page; a change is read anew for the pages on screen. */
const marketplaceApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    listingPages: build.infiniteQuery<Page<Listing>, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: '/api/marketplace/listings',
        params: { limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (listings: Listing[], meta) => toPage(listings, meta),
      providesTags: listingTags,
    }),
    ownListingPages: build.infiniteQuery<Page<Listing>, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: '/api/marketplace/listings',
        params: { mine: true, limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (listings: Listing[], meta) => toPage(listings, meta),
      providesTags: listingTags,
    }),
    receivedOfferPages: build.infiniteQuery<Page<Offer>, string, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: listingId, pageParam: cursor }) => ({
        url: `/api/marketplace/offers/${listingId}`,
        params: { limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (offers: Offer[], meta) => toPage(offers, meta),
      providesTags: (_pages, _error, listingId) => [offersTag(listingId)],
    }),
    myOfferPages: build.infiniteQuery<Page<MyOffer>, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: '/api/marketplace/my-offers',
        params: { limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (offers: MyOffer[], meta) => toPage(offers, meta),
      providesTags: [MINE],
    }),
  }),
});

export const {
  useListingPagesInfiniteQuery,
  useOwnListingPagesInfiniteQuery,
  useReceivedOfferPagesInfiniteQuery,
  useMyOfferPagesInfiniteQuery,
  useListingsGetQuery,
  useListingsCreateMutation,
  useListingsWithdrawMutation,
  useOffersCreateMutation,
  useOffersDecideMutation,
} = marketplaceApi;
