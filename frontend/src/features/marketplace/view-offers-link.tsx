import { Link } from 'react-router';

import type { Listing } from '../../api/generated/client';
import { Button } from '../../components/button';
import { formatCount } from '../../lib/format';
import { titleIdOf } from './listing-card';

/** To the offers for one's own listing, with how many there are. */
export function ViewOffersLink({ listing: { id, offer_count: offers = 0 } }: { listing: Listing }) {
  return (
    <Button asChild variant="secondary" size="small">
      <Link to={`/marketplace/offers/${id}`} aria-describedby={titleIdOf(id)}>
        <span className="tabular">View Offers ({formatCount(offers)})</span>
      </Link>
    </Button>
  );
}
