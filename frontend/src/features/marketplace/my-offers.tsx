import { HandCoins } from 'lucide-react';
import { Link } from 'react-router';

import { itemsOf } from '../../api/pages';
import type { MyOffer } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/states';
import { formatCount, formatMoment, formatMoney } from '../../lib/format';
import { useFailureToast } from '../../lib/use-failure-toast';
import { useMyOfferPagesInfiniteQuery } from './api';
import { ListEnd, NotLoaded, RowsSkeleton } from './list-frame';
import { ListingBadge } from './listing-facts';
import { LongText } from './long-text';
import { OfferBadge } from './offer-badge';

function OfferRow({ offer }: { offer: MyOffer }) {
  const { listing } = offer;
  const title = listing.startup.idea_title;
  return (
    <Card as="article" aria-labelledby={`offer-${offer.id}`} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={`offer-${offer.id}`} className="text-card font-semibold break-words">
            {title}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-muted">
            <ListingBadge status={listing.status} />
            <span className="tabular">Asking price {formatMoney(listing.asking_price)}</span>
          </p>
        </div>
        <div className="flex flex-col items-start gap-1 sm:items-end">
          <p className="text-section font-semibold break-all tabular">{formatMoney(offer.offer_amount)}</p>
          <OfferBadge status={offer.status} />
        </div>
      </div>
      {offer.message && <LongText of={`your message for ${title}`}>{offer.message}</LongText>}
      <p className="text-meta text-muted">
        Offered <time dateTime={offer.created_at}>{formatMoment(offer.created_at)}</time>
      </p>
    </Card>
  );
}

/** What the user offered, and what became of it. */
export function MyOffers() {
  const list = useMyOfferPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const offers = itemsOf(list.data);
  const retry = () => void list.refetch();
  const more = () => void list.fetchNextPage();
  useFailureToast(list.error, 'Failed to load marketplace');

  if (!offers) {
    return list.error && !list.isFetching ? (
      <NotLoaded title="Your offers could not be loaded" onRetry={retry} />
    ) : (
      <RowsSkeleton label="Loading your offers" />
    );
  }
  const count = `${formatCount(offers.length)}${list.hasNextPage ? '+' : ''}`;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="min-h-5 text-label text-muted">
        {offers.length > 0 && `${count} ${count === '1' ? 'offer' : 'offers'} of yours, newest first`}
      </p>
      {offers.length === 0 && (
        <Card>
          <EmptyState
            icon={HandCoins}
            title="You have made no offers yet"
            action={
              <Button asChild>
                <Link to="/marketplace">See what is for sale</Link>
              </Button>
            }
          >
            An offer you make stands here with the founder’s answer.
          </EmptyState>
        </Card>
      )}
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} />
      ))}
      <ListEnd
        error={list.isFetching ? undefined : list.error}
        onRetry={list.isFetchNextPageError ? more : retry}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={more}
      />
    </div>
  );
}
