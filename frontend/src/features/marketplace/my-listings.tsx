import { Tag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { itemsOf } from '../../api/pages';
import type { Listing } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/states';
import { formatCount } from '../../lib/format';
import { useFailureToast } from '../../lib/use-failure-toast';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { useOwnListingPagesInfiniteQuery } from './api';
import { CardsSkeleton, GRID, ListEnd, NotLoaded } from './list-frame';
import { ListingCard, titleIdOf } from './listing-card';
import { ViewOffersLink } from './view-offers-link';
import { WithdrawDialog } from './withdraw-dialog';

function Actions({ listing, onWithdraw }: { listing: Listing; onWithdraw: () => void }) {
  return (
    <>
      <ViewOffersLink listing={listing} />
      {listing.is_active && (
        <Button variant="quiet" size="small" aria-describedby={titleIdOf(listing.id)} onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </>
  );
}

function Nothing({ canSell }: { canSell: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={Tag}
        title="You have nothing listed for sale"
        action={
          canSell && (
            <Button asChild>
              <Link to="/dashboard">Go to your startups</Link>
            </Button>
          )
        }
      >
        {canSell
          ? 'Choose “List for sale” on a startup’s card on your dashboard. It appears here with the offers for it.'
          : 'Founders list their startups here. As an investor you make offers, which stand under My offers.'}
      </EmptyState>
    </Card>
  );
}

/** A founder's listings, active and sold, with the way to their offers. */
export function MyListings({ canSell }: { canSell: boolean }) {
  const list = useOwnListingPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const listings = itemsOf(list.data);
  const count = listings?.length ?? 0;
  const retry = () => void list.refetch();
  useFailureToast(list.error, 'Failed to load marketplace');

  const [withdrawing, setWithdrawing] = useState<Listing>();
  const focus = useKeptFocus<HTMLParagraphElement>(`${count} ${withdrawing?.id}`);

  if (!listings) {
    return list.error && !list.isFetching ? (
      <NotLoaded title="Your listings could not be loaded" onRetry={retry} />
    ) : (
      <CardsSkeleton label="Loading your listings" />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p ref={focus.target} tabIndex={-1} role="status" className="min-h-5 text-label text-muted">
        {count > 0 &&
          `${formatCount(count)}${list.hasNextPage ? '+' : ''} ${count === 1 ? 'listing' : 'listings'} of yours, newest first`}
      </p>
      {count === 0 && <Nothing canSell={canSell} />}
      {count > 0 && (
        <div className={GRID}>
          {listings.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              action={
                <Actions
                  listing={listing}
                  onWithdraw={() => {
                    focus.act();
                    setWithdrawing(listing);
                  }}
                />
              }
            />
          ))}
        </div>
      )}
      <ListEnd
        error={list.isFetching ? undefined : list.error}
        onRetry={list.isFetchNextPageError ? () => void list.fetchNextPage() : retry}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
      <WithdrawDialog listing={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </div>
  );
}
