import { listingInput } from '@proofround/contracts/marketplace/schemas.js';

import { serverDetail } from '../../api/errors';
import type { Listing, ListingInput, Startup } from '../../api/generated/client';
import { Dialog } from '../../components/dialog';
import { Field, Input, Textarea } from '../../components/field';
import { formatMoney } from '../../lib/format';
import { toAmount } from '../../lib/amount';
import { toast } from '../../lib/toast';
import { useListingsCreateMutation } from './api';
import { DraftForm } from './draft-form';
import { useDraftForm } from './use-draft-form';

interface ListForSaleDialogProps {
  startup: Pick<Startup, 'id' | 'owner_id' | 'idea_title' | 'monthly_revenue'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onListed?: (listing: Listing) => void;
}

interface FormProps {
  startup: ListForSaleDialogProps['startup'];
  onSend: (listing: ListingInput, key: string) => Promise<void>;
  onCancel: () => void;
}

function ListingForm({ startup, onSend, onCancel }: FormProps) {
  const form = useDraftForm<'asking_price' | 'reason_for_selling' | 'tech_stack', ListingInput>({
    draftKey: `draft:list-for-sale:${startup.owner_id}:${startup.id}`,
    schema: listingInput,
    toBody: (text) => ({
      startup_id: startup.id,
      asking_price: toAmount(text('asking_price')),
      reason_for_selling: text('reason_for_selling'),
      tech_stack: text('tech_stack'),
    }),
    send: onSend,
  });
  return (
    <DraftForm form={form} label="Listing" needs="asking_price" action="List for sale" onCancel={onCancel}>
      <Field
        label="Asking price (USD)"
        hint={
          startup.monthly_revenue > 0
            ? `Buyers see an indicative range beside it, from your monthly revenue of ${formatMoney(startup.monthly_revenue)}.`
            : 'Without monthly revenue, buyers see no indicative range beside it.'
        }
        error={form.errorOf('asking_price')}
      >
        <Input required inputMode="decimal" autoComplete="off" {...form.control('asking_price')} />
      </Field>
      <Field label="Reason for selling" optional error={form.errorOf('reason_for_selling')}>
        <Textarea rows={3} {...form.control('reason_for_selling')} />
      </Field>
      <Field
        label="Tech stack"
        optional
        hint="What it is built with, for those who would take it over."
        error={form.errorOf('tech_stack')}
      >
        <Textarea rows={2} {...form.control('tech_stack')} />
      </Field>
    </DraftForm>
  );
}

/** Puts an own startup on the marketplace (LISTING-1). */
export function ListForSaleDialog({ startup, open, onOpenChange, onListed }: ListForSaleDialogProps) {
  const [create, { isLoading }] = useListingsCreateMutation();
  const send = async (body: ListingInput, key: string) => {
    let listing: Listing;
    try {
      listing = await create({ listingInput: body, 'Idempotency-Key': key }).unwrap();
    } catch (error) {
      toast.error('Failed to list startup', serverDetail(error));
      throw error;
    }
    toast.success('Startup listed for sale!');
    onOpenChange(false);
    onListed?.(listing);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !isLoading) && onOpenChange(next)}
      title="List for sale"
      description={
        <span className="break-words">
          {startup.idea_title} appears on the marketplace with its description, users and monthly revenue.
          Everyone who is signed in can make an offer.
        </span>
      }
    >
      <ListingForm key={startup.id} startup={startup} onSend={send} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
