import { FRESH } from '../../api/pages';
import { formatMoney } from '../../lib/format';
import { useListingsGetOfStartupQuery } from './api';

/** What becomes of a startup's listing and deal once it is deleted (STARTUP-11, DEAL-9), as sentences. */
export function EndingSale({ startupId }: { startupId: string }) {
  const { data } = useListingsGetOfStartupQuery({ id: startupId }, FRESH);
  const listing = data?.listing;
  if (!listing) return null;
  if (listing.is_active)
    return `It is for sale for ${formatMoney(listing.asking_price)}: the listing ends, and its open offers are rejected. `;
  return listing.sale_open ? 'Its open deal falls through, and the buyer is told. ' : null;
}
