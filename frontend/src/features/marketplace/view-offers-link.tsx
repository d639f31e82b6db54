import { Link } from 'react-router';

import type { Listing } from '../../api/generated/client';
import { Button } from '../../components/button';
import { formatCount } from '../../lib/format';

/** To the offers for one's own listing, with how many there are. */
export function ViewOffersLink({ listing: { id, startup, offer_count: offers = 0 } }: { listing: Listing }) {
  return (
    <Button asChild variant="secondary" size="small">
      <Link to={`/marketplace/offers/${id}`}>
        <span>
          View Offers <span className="tabular">({formatCount(offers)})</span>
          <span className="sr-only"> for {startup.idea_title}</span>
        </span>
      </Link>
    </Button>
  );
}
