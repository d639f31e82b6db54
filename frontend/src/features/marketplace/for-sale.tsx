import { Store } from 'lucide-react';
import type { ReactNode } from 'react';

import { FRESH, itemsOf } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { Button, type Described } from '../../components/button';
import { EmptyState } from '../../components/states';
import { lazyPart } from '../../lib/lazy-part';
import { CursorList, lengthOf } from '../../lists/cursor-list';
import { useDialogParam } from '../../lists/use-dialog-param';
import { PAGE, useListingsListPagesInfiniteQuery } from './api';
import { CARDS } from './list-frame';
import { ListingCard, titleIdOf, ViewOffersLink } from './listing-card';

const OfferOn = lazyPart(async () => (await import('./offer-dialog')).OfferOn);

export type ReportSlot = (props: { kind: 'listing'; id: string; title: string } & Described) => ReactNode;

interface ForSaleProps {
  canSell: boolean;
  /** Whether the user may open the pages of other users' startups. */
  opensAll: boolean;
  reportButton: ReportSlot;
}

/** All active listings, including the user's own. Buyers make offers here. */
export function ForSale({ canSell, opensAll, reportButton }: ForSaleProps) {
  const list = useListingsListPagesInfiniteQuery(PAGE, FRESH);
  const offering = useDialogParam('offer');
  return (
    <>
      <CursorList
        query={list}
        name="The startups for sale"
        entry="This startup"
        {...CARDS}
        failure="Failed to load marketplace"
        // The answer also contains the user's own sold listings.
        isShown={({ is_active, is_owner }) => is_active || !is_owner}
        summary={(count, more) => lengthOf(count, more, 'startup for sale', 'startups for sale')}
        empty={<NothingForSale canSell={canSell} />}
      >
        {(listing) => (
          <ListingCard
            listing={listing}
            canOpen={opensAll || listing.is_owner}
            action={
              listing.is_owner ? (
                <ViewOffersLink listing={listing} />
              ) : (
                <Button
                  size="small"
                  aria-describedby={titleIdOf(listing.id)}
                  onClick={() => offering.open(listing.id)}
                >
                  Make an Offer
                </Button>
              )
            }
            report={
              !listing.is_owner &&
              reportButton({
                kind: 'listing',
                id: listing.id,
                title: listing.startup.idea_title,
                describedBy: titleIdOf(listing.id),
              })
            }
          />
        )}
      </CursorList>
      {offering.value !== undefined && (
        <OfferOn
          listingId={offering.value}
          known={itemsOf(list.data)?.find(({ id }) => id === offering.value)}
          onClose={offering.close}
        />
      )}
    </>
  );
}

function NothingForSale({ canSell }: { canSell: boolean }) {
  return (
    <EmptyState
      icon={Store}
      title="No startups are listed for sale yet"
      action={
        <ActionLink to="/dashboard" variant="primary">
          {canSell ? 'Go to your startups' : 'Find startups'}
        </ActionLink>
      }
    >
      New ones appear here. Founders list a startup from its card on their dashboard.
    </EmptyState>
  );
}
