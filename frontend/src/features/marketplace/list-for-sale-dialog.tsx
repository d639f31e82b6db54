import { listingInput } from '@proofround/contracts/marketplace/schemas.js';

import type { Startup } from '../../api/generated/client';
import type { Listing, ListingInput } from '../../api/generated/work-client';
import { Dialog } from '../../components/dialog';
import { ApiForm, DialogActions } from '../../forms/api-form';
import { draftKey } from '../../forms/draft';
import { LISTING_FIELDS } from '../../forms/fields/marketplace';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { titled } from '../../forms/use-submission';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useListingsCreateMutation } from './api';
import { useOffersGetPriceRangeQuery } from './negotiation-api';

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

/** The range that buyers will see beside the price, so that the founder knows it first. */
function PriceHint({ startup: { id, monthly_revenue: revenue } }: { startup: FormProps['startup'] }) {
  const { data } = useOffersGetPriceRangeQuery({ id });
  const range = data?.price_range;
  if (revenue <= 0 || range === null)
    return 'Without monthly revenue, buyers see no indicative range beside it.';
  const origin = `from your monthly revenue of ${formatMoney(revenue)}.`;
  if (!range) return `Buyers see an indicative range beside it, ${origin}`;
  return `Indicative range: ${formatMoney(range.low)} to ${formatMoney(range.high)}, ${origin} Guidance only; buyers see it too.`;
}

function ListingForm({ startup, onSend, onCancel }: FormProps) {
  const form = useApiForm({
    schema: listingInput,
    fields: LISTING_FIELDS,
    constants: { startup_id: startup.id },
    draft: draftKey('list-for-sale', startup.owner_id, startup.id),
    send: onSend,
    failure: titled('Failed to list startup'),
  });
  return (
    <ApiForm form={form} label="Listing" className="flex flex-col gap-5">
      <FormField form={form} name="asking_price" hint={<PriceHint startup={startup} />} />
      <FormField form={form} name="reason_for_selling" />
      <FormField form={form} name="tech_stack" />
      <DialogActions form={form} needs="asking_price" action="List for sale" onCancel={onCancel} />
    </ApiForm>
  );
}

/** Lists the user's startup on the marketplace (LISTING-1). */
export function ListForSaleDialog({ startup, open, onOpenChange, onListed }: ListForSaleDialogProps) {
  const [create, { isLoading }] = useListingsCreateMutation();
  const send = async (body: ListingInput, key: string) => {
    const listing = await create({ listingInput: body, 'Idempotency-Key': key }).unwrap();
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
