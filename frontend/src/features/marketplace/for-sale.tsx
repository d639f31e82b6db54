import { Store } from 'lucide-react';
import { useState } from 'react';

import { itemsOf } from '../../api/pages';
import type { Listing } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/states';
import { formatCount } from '../../lib/format';
import { useFailureToast } from '../../lib/use-failure-toast';
import { PAGE_SIZE, useListingPagesInfiniteQuery } from './api';
import { CardsSkeleton, GRID, ListEnd, NotLoaded } from './list-frame';
import { ListingCard, titleIdOf } from './listing-card';
import { OfferDialog } from './offer-dialog';
import { useFill } from './use-fill';
import { ViewOffersLink } from './view-offers-link';

/** "24+ startups for sale": the server pages the list and does not count it. */
const lengthOf = (count: number, more: boolean) =>
  `${formatCount(count)}${more ? '+' : ''} ${count === 1 && !more ? 'startup' : 'startups'} for sale, newest first`;

/** Every active listing, also one's own; whoever may buy makes an offer here. */
export function ForSale({ userId }: { userId: string }) {
  const list = useListingPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [offeringOn, setOfferingOn] = useState<Listing>();
  // One's own sold listings come in the same answer; they are not for sale.
  const listings = itemsOf(list.data)?.filter(({ is_active }) => is_active);
  const count = listings?.length ?? 0;
  const fill = useFill(list, count, PAGE_SIZE);
  const retry = () => void list.refetch();
  useFailureToast(list.error, 'Failed to load marketplace');

  if (!listings) {
    return list.error && !list.isFetching ? (
      <NotLoaded title="The startups for sale could not be loaded" onRetry={retry} />
    ) : (
      <CardsSkeleton label="Loading startups for sale" />
    );
  }
  const exhausted = !list.hasNextPage;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="min-h-5 text-label text-muted">
        {count > 0 && lengthOf(count, !exhausted)}
      </p>
      {count === 0 && exhausted && (
        <Card>
          <EmptyState icon={Store} title="No startups are listed for sale yet">
            New ones appear here. Founders list a startup from its card on their dashboard.
          </EmptyState>
        </Card>
      )}
      {count > 0 && (
        <div className={GRID}>
          {listings.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              action={
                listing.is_owner ? (
                  <ViewOffersLink listing={listing} />
                ) : (
                  <Button
                    size="small"
                    aria-describedby={titleIdOf(listing.id)}
                    onClick={() => setOfferingOn(listing)}
                  >
                    Make an Offer
                  </Button>
                )
              }
            />
          ))}
        </div>
      )}
      <ListEnd
        error={list.isFetching ? undefined : list.error}
        onRetry={list.isFetchNextPageError ? fill.more : retry}
        hasMore={!exhausted}
        loading={list.isFetchingNextPage || fill.searching}
        onMore={fill.more}
      />
      <OfferDialog userId={userId} listing={offeringOn} onClose={() => setOfferingOn(undefined)} />
    </div>
  );
}
