import { Link } from 'react-router';

import type { Listing } from '../../api/generated/work-client';
import { Button } from '../../components/button';
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
    <Button asChild variant="secondary" size="small">
      <Link to={`/marketplace/offers/${id}`} aria-describedby={describedBy}>
        <span className="tabular">View Offers ({formatCount(offers)})</span>
      </Link>
    </Button>
  );
}
