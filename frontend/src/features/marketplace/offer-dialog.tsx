import { offerInput } from '@proofround/contracts/marketplace/schemas.js';

import { statusOf } from '../../api/errors';
import type { Listing } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { useDraftKey } from '../../forms/draft';
import { OFFER_FIELDS } from '../../forms/fields/marketplace';
import { FormDialog } from '../../forms/form-dialog';
import { type Failure, titled } from '../../forms/use-submission';
import { formatMoney, statedCount, statedMoney } from '../../lib/format';
import { useListingsGetQuery, useOffersCreateMutation } from './api';
import { unlikelyOfferProblem, useOfferCheck } from './unlikely-offer';

function Summary({ listing: { startup, asking_price: price } }: { listing: Listing }) {
  const facts = [
    ['Asking price', formatMoney(price)],
    ['Users, self-reported', statedCount(startup.user_count)],
    ['Monthly revenue, self-reported', statedMoney(startup.monthly_revenue)],
  ] as const;
  return (
    <dl className="mb-5 flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-label">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-text-2">{label}</dt>
          <dd className="font-medium break-words tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The question about a low offer stands at its amount; other failures are told as usual. */
const offerFailed: Failure = (error) =>
  unlikelyOfferProblem(error) ?? titled('Failed to submit offer')(error);

/** Make an Offer for a listing. */
export function OfferDialog({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const [makeOffer] = useOffersCreateMutation();
  const assertMeant = useOfferCheck(listing.asking_price, 'buyer', 'Submit');
  return (
    <FormDialog
      schema={offerInput}
      fields={OFFER_FIELDS}
      draft={useDraftKey('offer', listing.id)}
      send={async (offer, key) => {
        assertMeant(offer.offer_amount);
        await makeOffer({ id: listing.id, offerInput: offer, 'Idempotency-Key': key }).unwrap();
      }}
      done="Offer submitted!"
      failure={offerFailed}
      title="Make an Offer"
      description={`For ${listing.startup.idea_title}`}
      label="Your offer"
      head={<Summary listing={listing} />}
      needs="offer_amount"
      action="Submit"
      onClose={onClose}
    />
  );
}

/** Replaces the dialog of a listing that nobody can make an offer on. */
function NoListing({ isGone, onClose }: { isGone: boolean; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isGone ? 'This listing is no longer there' : 'The listing could not be loaded'}
      description={
        isGone ? 'It was sold or withdrawn since, or its address is wrong.' : 'Please try again in a moment.'
      }
      footer={<Button onClick={onClose}>See what is for sale</Button>}
    />
  );
}

interface OfferOnProps {
  listingId: string;
  known: Listing | undefined;
  onClose: () => void;
}

/** The offer dialog for the listing in the URL. Requests the listing if the list has not loaded it. */
export function OfferOn({ listingId, known, onClose }: OfferOnProps) {
  const { currentData: found, error } = useListingsGetQuery({ id: listingId }, { skip: known !== undefined });
  const listing = known ?? found;
  if (listing?.is_owner) return null;
  if (listing?.is_active) return <OfferDialog key={listing.id} listing={listing} onClose={onClose} />;
  if (!listing && !error) return null;
  const isGone = listing !== undefined || statusOf(error) === 404;
  return <NoListing isGone={isGone} onClose={onClose} />;
}
