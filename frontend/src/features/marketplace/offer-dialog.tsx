import { offerInput } from '@proofround/contracts/marketplace/schemas.js';

import { serverDetail } from '../../api/errors';
import type { Listing, OfferInput } from '../../api/generated/client';
import { Dialog } from '../../components/dialog';
import { Field, Input, Textarea } from '../../components/field';
import { toAmount } from '../../lib/amount';
import { formatCount, formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useOffersCreateMutation } from './api';
import { DraftForm } from './draft-form';
import { useDraftForm } from './use-draft-form';

interface FormProps {
  draftKey: string;
  onSend: (offer: OfferInput, key: string) => Promise<void>;
  onCancel: () => void;
}

function OfferForm({ draftKey, onSend, onCancel }: FormProps) {
  const form = useDraftForm<'offer_amount' | 'message', OfferInput>({
    draftKey,
    schema: offerInput,
    toBody: (text) => ({ offer_amount: toAmount(text('offer_amount')), message: text('message') }),
    send: onSend,
  });
  return (
    <DraftForm form={form} label="Your offer" needs="offer_amount" action="Submit" onCancel={onCancel}>
      <Field label="Amount (USD)" error={form.errorOf('offer_amount')}>
        <Input required inputMode="decimal" autoComplete="off" {...form.control('offer_amount')} />
      </Field>
      <Field
        label="Message"
        optional
        hint="The founder sees your offer without your name and e-mail address. Say here how to reach you."
        error={form.errorOf('message')}
      >
        <Textarea rows={3} {...form.control('message')} />
      </Field>
    </DraftForm>
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

/** Make an Offer: open while there is a listing to make it on. */
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
    try {
      await makeOffer({ listingId, offerInput: offer, 'Idempotency-Key': key }).unwrap();
    } catch (error) {
      toast.error('Failed to submit offer', serverDetail(error));
      throw error;
    }
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
            draftKey={`draft:offer:${userId}:${listing.id}`}
            onSend={(offer, key) => send(listing.id, offer, key)}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
