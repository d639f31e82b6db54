import { Link } from 'react-router';

import type { Listing, OfferStatus } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { formatMoney } from '../../lib/format';
import { addressOf } from './views';

/** The specified names (TEXT-30). */
const STATUS = {
  pending: { tone: 'warn', name: 'Pending Review' },
  accepted: { tone: 'ok', name: 'Accepted' },
  rejected: { tone: 'neutral', name: 'Rejected' },
} as const satisfies Record<OfferStatus, unknown>;

export function OfferBadge({ status }: { status: OfferStatus }) {
  const { tone, name } = STATUS[status];
  return <Badge tone={tone}>{name}</Badge>;
}

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
