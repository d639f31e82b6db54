import { listingInput } from '@proofround/contracts/marketplace/schemas.js';

import type { Startup } from '../../api/generated/client';
import { useDraftKey } from '../../forms/draft';
import { LISTING_FIELDS } from '../../forms/fields/marketplace';
import { FormDialog } from '../../forms/form-dialog';
import { FormField } from '../../forms/form-field';
import { titled } from '../../forms/use-submission';
import { formatMoney } from '../../lib/format';
import { useListingsCreateMutation, useOffersGetPriceRangeQuery } from './api';

type StartupToSell = Pick<Startup, 'id' | 'idea_title' | 'monthly_revenue'>;

/** The range that buyers will see beside the price, so that the founder knows it first. */
function PriceHint({ startup: { id, monthly_revenue: revenue } }: { startup: StartupToSell }) {
  const { data } = useOffersGetPriceRangeQuery({ id });
  const range = data?.price_range;
  if (revenue <= 0 || range === null)
    return 'Without monthly revenue, buyers see no indicative range beside it.';
  const origin = `from your monthly revenue of ${formatMoney(revenue)}.`;
  if (!range) return `Buyers see an indicative range beside it, ${origin}`;
  return `Indicative range: ${formatMoney(range.low)} to ${formatMoney(range.high)}, ${origin} Guidance only; buyers see it too.`;
}

/** Lists the user's startup on the marketplace (LISTING-1). */
export function ListForSaleDialog({ startup, onClose }: { startup: StartupToSell; onClose: () => void }) {
  const [create] = useListingsCreateMutation();
  return (
    <FormDialog
      schema={listingInput}
      fields={LISTING_FIELDS}
      constants={{ startup_id: startup.id }}
      draft={useDraftKey('list-for-sale', startup.id)}
      send={(body, key) => create({ listingInput: body, 'Idempotency-Key': key }).unwrap()}
      done="Startup listed for sale!"
      failure={titled('Failed to list startup')}
      title="List for sale"
      description={`${startup.idea_title} appears on the marketplace with its description, users and monthly revenue. Everyone who is signed in can make an offer.`}
      label="Listing"
      needs="asking_price"
      action="List for sale"
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="asking_price" hint={<PriceHint startup={startup} />} />
          <FormField form={form} name="reason_for_selling" />
          <FormField form={form} name="tech_stack" />
        </>
      )}
    </FormDialog>
  );
}
