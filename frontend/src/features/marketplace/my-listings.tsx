import { Tag } from 'lucide-react';

import type { Listing } from '../../api/generated/work-client';
import { FRESH, itemsOf } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/states';
import { ConfirmedAction } from '../../forms/confirmed-action';
import { titled } from '../../forms/use-submission';
import { CursorList, lengthOf } from '../../lists/cursor-list';
import { useDialogParam } from '../../lists/use-dialog-param';
import { OWN_PAGE, useListingsListPagesInfiniteQuery, useListingsWithdrawMutation } from './api';
import { CARDS } from './list-frame';
import { ListingCard, titleIdOf, ViewOffersLink } from './listing-card';
import { addressOf } from './views';

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
    <EmptyState
      icon={Tag}
      title="You have nothing listed for sale"
      action={
        <ActionLink to={canSell ? '/dashboard' : addressOf('for-sale')} variant="primary">
          {canSell ? 'Go to your startups' : 'See what is for sale'}
        </ActionLink>
      }
    >
      {canSell
        ? 'Choose “List for sale” on a startup’s card on your dashboard. It appears here with the offers for it.'
        : 'Founders list their startups here. As an investor you make offers, which stand under My offers.'}
    </EmptyState>
  );
}

/** A founder's active and sold listings, with links to their offers. */
export function MyListings({ canSell }: { canSell: boolean }) {
  const list = useListingsListPagesInfiniteQuery(OWN_PAGE, FRESH);
  const listings = itemsOf(list.data);
  const withdrawal = useDialogParam('withdraw');
  const withdrawing = listings?.find(({ id, is_active }) => id === withdrawal.value && is_active);
  return (
    <>
      <CursorList
        query={list}
        name="Your listings"
        entry="This listing"
        {...CARDS}
        failure="Failed to load marketplace"
        summary={(count, more) => lengthOf(count, more, 'listing of yours', 'listings of yours')}
        empty={<Nothing canSell={canSell} />}
      >
        {(listing) => (
          <ListingCard
            listing={listing}
            canOpen
            action={<Actions listing={listing} onWithdraw={() => withdrawal.open(listing.id)} />}
          />
        )}
      </CursorList>
      {withdrawing && <WithdrawDialog listing={withdrawing} onClose={withdrawal.close} />}
    </>
  );
}

/** Asks for confirmation before a listing is withdrawn. */
function WithdrawDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const [withdraw] = useListingsWithdrawMutation();
  return (
    <ConfirmedAction
      title="Withdraw listing"
      description={
        <span className="break-words">
          {listing.startup.idea_title} will no longer be for sale, and its pending offers are rejected. You
          can list it again.
        </span>
      }
      action="Withdraw"
      send={() => withdraw({ id: listing.id }).unwrap()}
      done="Listing withdrawn!"
      failure={titled('Failed to withdraw listing')}
      onClose={onClose}
    />
  );
}
