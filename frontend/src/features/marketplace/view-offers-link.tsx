import type { Listing } from '../../api/generated/work-client';
import { ActionLink } from '../../components/action-link';
import { formatCount } from '../../lib/format';
import { titleIdOf } from './listing-card';

interface ViewOffersLinkProps {
  listing: Listing;
  /** The id of the element with the startup's name. */
  describedBy?: string;
}

/** A link to the offers for the user's listing, with their number. */
export function ViewOffersLink({
  listing: { id, offer_count: offers = 0 },
  describedBy = titleIdOf(id),
}: ViewOffersLinkProps) {
  return (
    <ActionLink to={`/marketplace/offers/${id}`} describedBy={describedBy} size="small">
      <span className="tabular">View Offers ({formatCount(offers)})</span>
    </ActionLink>
  );
}
