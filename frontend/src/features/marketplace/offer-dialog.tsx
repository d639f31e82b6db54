import { offerInput } from '@proofround/contracts/marketplace/schemas.js';

import type { Listing, OfferInput } from '../../api/generated/work-client';
import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { OFFER_FIELDS } from '../../forms/fields/marketplace';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { formatCount, formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useListingsGetQuery, useOffersCreateMutation } from './api';

interface FormProps {
  draft: string;
  onSend: (offer: OfferInput, key: string) => Promise<void>;
  onCancel: () => void;
}

function OfferForm({ draft, onSend, onCancel }: FormProps) {
  const form = useApiForm({
    schema: offerInput,
    fields: OFFER_FIELDS,
    draft,
    send: onSend,
    failure: titled('Failed to submit offer'),
  });
  return (
    <ApiForm form={form} label="Your offer" className="flex flex-col gap-5">
      <FormField form={form} name="offer_amount" />
      <FormField form={form} name="message" />
      <DialogActions form={form} needs="offer_amount" action="Submit" onCancel={onCancel} />
    </ApiForm>
  );
}

function Summary({ listing: { startup, asking_price: price } }: { listing: Listing }) {
  const facts = [
    ['Asking price', formatMoney(price)],
    ['Users, self-reported', formatCount(startup.user_count)],
    ['Monthly revenue, self-reported', formatMoney(startup.monthly_revenue)],
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

/** Make an Offer. Open while `listing` is set. */
export function OfferDialog({
  userId,
  listing,
  onClose,
}: {
  userId: string;
  listing: Listing | undefined;
  onClose: () => void;
}) {
  const [makeOffer, { isLoading }] = useOffersCreateMutation();
  const send = async (listingId: string, offer: OfferInput, key: string) => {
    await makeOffer({ id: listingId, offerInput: offer, 'Idempotency-Key': key }).unwrap();
    toast.success('Offer submitted!');
    onClose();
  };
  return (
    <Dialog
      open={listing !== undefined}
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Make an Offer"
      description={listing && <span className="break-words">For {listing.startup.idea_title}</span>}
    >
      {listing && (
        <>
          <Summary listing={listing} />
          <OfferForm
            key={listing.id}
            draft={draftKey('offer', userId, listing.id)}
            onSend={(offer, key) => send(listing.id, offer, key)}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

/** The offer dialog for the listing in the URL. Requests the listing if the list has not loaded it. */
export function OfferOn({
  userId,
  listingId,
  known,
  onClose,
}: {
  userId: string;
  listingId: string;
  known: Listing | undefined;
  onClose: () => void;
}) {
  const { currentData: found } = useListingsGetQuery({ id: listingId }, { skip: known !== undefined });
  const listing = known ?? found;
  const mayOffer = listing?.is_active === true && !listing.is_owner;
  return <OfferDialog userId={userId} listing={mayOffer ? listing : undefined} onClose={onClose} />;
}
