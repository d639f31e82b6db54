import { HandCoins } from 'lucide-react';

import { FRESH, itemsOf } from '../../api/pages';
import { ActionLink } from '../../components/action-link';
import { EmptyState } from '../../components/states';
import { lazyPart } from '../../lib/lazy-part';
import { CursorList, lengthOf } from '../../lists/cursor-list';
import { PAGE, useOffersListMinePagesInfiniteQuery } from './api';
import { ROWS } from './list-frame';
import { isAvailable } from './listing-facts';
import { MyOfferCard } from './my-offer-card';
import type { OffersSlots } from './offer-words';
import { useAnswers } from './use-answers';

// The forms load with the first dialog.
const AnswerDialogs = lazyPart(async () => (await import('./answer-dialogs')).AnswerDialogs);

interface MyOffersProps extends OffersSlots {
  /** Whether the user may open the pages of other users' startups. */
  opensAll: boolean;
}

/** The user's offers and the counter-offers to them. */
export function MyOffers({ opensAll, party, actions }: MyOffersProps) {
  const list = useOffersListMinePagesInfiniteQuery(PAGE, FRESH);
  const onOutdated = () => void list.refetch();
  const offers = itemsOf(list.data);
  const { asked, offerOf, answering } = useAnswers(offers);
  return (
    <>
      <CursorList
        query={list}
        name="Your offers"
        entry="This offer"
        {...ROWS}
        failure="Failed to load marketplace"
        summary={(count, more) => lengthOf(count, more, 'offer of yours', 'offers of yours')}
        empty={
          <EmptyState
            icon={HandCoins}
            title="You have made no offers yet"
            action={
              <ActionLink to="/marketplace" variant="primary">
                See what is for sale
              </ActionLink>
            }
          >
            An offer you make stands here with the founder’s answer.
          </EmptyState>
        }
      >
        {(offer) => (
          <MyOfferCard
            offer={offer}
            canOpen={opensAll}
            answered={offerOf(offer.counter_of)}
            onAnswer={asked.open}
            party={party}
            actions={isAvailable(offer.listing) && actions?.(offer)}
          />
        )}
      </CursorList>
      {answering && (
        <AnswerDialogs
          asked={asked}
          offer={answering}
          listing={answering.listing}
          side="buyer"
          onOutdated={onOutdated}
        />
      )}
    </>
  );
}
