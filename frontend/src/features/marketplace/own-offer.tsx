import { Link } from 'react-router';

import type { Listing } from '../../api/generated/work-client';
import { formatMoney } from '../../lib/format';
import { OfferBadge } from './offer-badge';
import { addressOf } from './views';

/** The user's newest offer for the startup. */
export function OwnOffer({ listing: { my_offer: offer } }: { listing: Listing }) {
  if (!offer) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-sunken px-3 py-2 text-label">
      <Link to={addressOf('my-offers')} className="font-medium text-primary hover:underline">
        You offered {formatMoney(offer.offer_amount)}
      </Link>
      <OfferBadge status={offer.status} />
    </p>
  );
}
