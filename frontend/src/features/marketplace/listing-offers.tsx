import { Inbox } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

import type { Listing, Offer } from '../../api/generated/work-client';
import { FRESH, itemsOf } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { EmptyState, Skeleton } from '../../components/states';
import { useFailureToast } from '../../lib/failure-toast';
import { formatCounted } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { CursorList, lengthOf } from '../../lists/cursor-list';
import { PartBoundary } from '../../lists/part-boundary';
import { PAGE, useListingsGetQuery, useOffersListPagesInfiniteQuery } from './api';
import { ROWS } from './list-frame';
import { ListingCard } from './listing-card';
import type { OffersSlots } from './offer-words';
import { type Order, useOrder } from './offers-order';
import { ReceivedOffer } from './received-offer';
import { useAnswers } from './use-answers';
import { addressOf } from './views';

const EMPTY: Record<Listing['status'], string> = {
  active: 'Buyers find it under For Sale. You are told when an offer comes in.',
  sold: 'It is sold.',
  withdrawn: 'It was withdrawn and is no longer for sale.',
};

const BESIDE = 'grid items-start gap-4 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]';

// The forms load with the first dialog.
const AnswerDialogs = lazyPart(async () => (await import('./answer-dialogs')).AnswerDialogs);

const isCounter = ({ made_by: madeBy }: Offer) => madeBy === 'owner';

/** "2 offers and 1 counter-offer, newest first": View Offers counts the offers of buyers alone, too. */
const offersText = (count: number, hasMore: boolean, counters: number, order: Order): string =>
  lengthOf(
    count - counters,
    hasMore,
    'offer',
    'offers',
    counters === 0 ? '' : ` and ${formatCounted(counters, 'counter-offer')}`,
  ).replace(/newest first$/, order === 'amount' ? 'highest first' : 'newest first');

/** Numbers the buyers' offers from the oldest (SHOW-8). A counter-offer has the number of the offer that it answers. */
function numberOf(offer: Offer, offers: readonly Offer[], { offer_count: all }: Listing): number | undefined {
  const numbered = isCounter(offer) ? offer.counter_of : offer.id;
  const newer = offers.filter((other) => !isCounter(other)).findIndex(({ id }) => id === numbered);
  return all === undefined || newer < 0 || all <= newer ? undefined : all - newer;
}

/** The offers for a listing, and the listing beside them, for its owner. A load failure redirects to /marketplace. */
export function ListingOffers({ listingId, party, actions }: OffersSlots & { listingId: string }) {
  const navigate = useNavigate();
  const summary = useListingsGetQuery({ id: listingId }, FRESH);
  const list = useOffersListPagesInfiniteQuery({ listingId, ...PAGE }, FRESH);
  const listing = summary.currentData;
  const leave = useCallback(() => void navigate('/marketplace', { replace: true }), [navigate]);
  const failure = (listing ? undefined : summary.error) ?? (list.data ? undefined : list.error);
  useFailureToast(failure, 'Failed to load offers', leave);

  const reload = () => {
    void summary.refetch();
    void list.refetch();
  };
  const offers = itemsOf(list.data) ?? [];
  const { asked, offerOf, answering } = useAnswers(offers);
  const { order, choice, inOrder } = useOrder(offers.length > 1 && !list.hasNextPage);

  if (!listing || !list.data) return <Outline />;
  return (
    <div className={BESIDE}>
      <section aria-labelledby="received-offers" className="flex min-w-0 flex-col gap-4">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 id="received-offers" className="text-card font-semibold">
            Received offers
          </h2>
          {choice}
        </div>
        <CursorList
          query={{ ...list, data: inOrder(list.data), error: list.error ?? summary.error, refetch: reload }}
          name="The offers"
          entry="This offer"
          {...ROWS}
          failure={null}
          summary={(count, more) => offersText(count, more, offers.filter(isCounter).length, order)}
          empty={<NoOffers listing={listing} />}
        >
          {(offer) => (
            <ReceivedOffer
              offer={offer}
              listing={listing}
              number={numberOf(offer, offers, listing)}
              answered={offerOf(offer.counter_of)}
              onAnswer={asked.open}
              party={party}
              // The admin reads the offers, too.
              actions={listing.is_owner && actions?.(offer)}
            />
          )}
        </CursorList>
        {listing.is_owner && answering && (
          <AnswerDialogs asked={asked} offer={answering} listing={listing} side="owner" onOutdated={reload} />
        )}
      </section>
      <PartBoundary name="The listing" of={listing} framed onRetry={reload}>
        <ListingCard listing={listing} canOpen={listing.is_owner} />
      </PartBoundary>
    </div>
  );
}

function Outline() {
  return (
    <div className={BESIDE}>
      <div className={ROWS.layout} role="status" aria-label="Loading offers">
        {ROWS.outline.map((className, row) => (
          <Skeleton key={row} shape={ROWS.shape} className={className} />
        ))}
      </div>
      <Skeleton shape="card" className="h-[420px]" />
    </div>
  );
}

function NoOffers({ listing }: { listing: Listing }) {
  return (
    <EmptyState
      icon={Inbox}
      title="No offers yet"
      action={
        listing.status === 'active' ? (
          <ActionLink to={`/startups/${listing.startup.id}`}>Open its page to share it</ActionLink>
        ) : (
          <ActionLink to={addressOf('my-listings')}>Go to my listings</ActionLink>
        )
      }
    >
      {EMPTY[listing.status]}
    </EmptyState>
  );
}
