import { Inbox } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import { itemsOf } from '../../api/pages';
import type { Listing } from '../../api/generated/client';
import { Card } from '../../components/card';
import { EmptyState, Skeleton } from '../../components/states';
import { formatCount } from '../../lib/format';
import { useFailureToast } from '../../lib/use-failure-toast';
import { useListingsGetQuery, useReceivedOfferPagesInfiniteQuery } from './api';
import { ListEnd, RowsSkeleton } from './list-frame';
import { ListingCard } from './listing-card';
import { ReceivedOffer } from './received-offer';

const EMPTY: Record<Listing['status'], string> = {
  active: 'Buyers find it under For Sale. You are told when an offer comes in.',
  sold: 'It is sold.',
  withdrawn: 'It was withdrawn and is no longer for sale.',
};

/** A listing, and the offers it received, for its owner. A load failure leads to /marketplace. */
export function ListingOffers({ listingId }: { listingId: string }) {
  const navigate = useNavigate();
  const fresh = { refetchOnMountOrArgChange: true };
  const { currentData: listing, ...summary } = useListingsGetQuery({ id: listingId }, fresh);
  const list = useReceivedOfferPagesInfiniteQuery(listingId, fresh);
  const offers = itemsOf(list.currentData);

  const leave = useCallback(() => void navigate('/marketplace', { replace: true }), [navigate]);
  const failure = (listing ? undefined : summary.error) ?? (offers ? undefined : list.error);
  useFailureToast(failure, 'Failed to load offers', leave);

  if (!listing || !offers) {
    return (
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <Skeleton className="h-[420px] rounded-card" />
        <RowsSkeleton label="Loading offers" />
      </div>
    );
  }
  const reload = () => {
    void summary.refetch();
    void list.refetch();
  };
  const more = () => void list.fetchNextPage();
  const count = `${formatCount(offers.length)}${list.hasNextPage ? '+' : ''}`;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <ListingCard listing={listing} />
      <section aria-labelledby="received-offers" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="received-offers" className="text-card font-semibold">
            Received offers
          </h2>
          <p role="status" className="text-label text-muted">
            {offers.length > 0 && `${count} ${count === '1' ? 'offer' : 'offers'}, newest first`}
          </p>
        </div>
        {offers.length === 0 && (
          <Card>
            <EmptyState icon={Inbox} title="No offers yet">
              {EMPTY[listing.status]}
            </EmptyState>
          </Card>
        )}
        {offers.map((offer) => (
          <ReceivedOffer key={offer.id} offer={offer} listing={listing} onOutdated={reload} />
        ))}
        <ListEnd
          error={list.isFetching ? undefined : (list.error ?? summary.error)}
          onRetry={list.isFetchNextPageError ? more : reload}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={more}
        />
      </section>
    </div>
  );
}
