import { Link } from 'react-router';

import type { Listing, Offer, OfferStatus } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { formatMoney } from '../../lib/format';
import { addressOf } from './views';

/** The specified names (TEXT-30). */
const STATUS = {
  pending: { tone: 'warn', name: 'Pending Review' },
  accepted: { tone: 'ok', name: 'Accepted' },
  rejected: { tone: 'neutral', name: 'Rejected' },
} as const satisfies Record<OfferStatus, unknown>;

/** What happened to a rejected offer if no side turned it down. */
const ENDINGS = new Map([
  ['countered', 'Countered'],
  ['withdrawn', 'Withdrawn'],
  ['expired', 'Expired'],
  ['fell_through', 'Deal ended'],
]);

/** The status of an offer. A listing tells no reason for that of the user's own offer. */
export function OfferBadge({ status, reason }: Pick<Offer, 'status'> & Partial<Pick<Offer, 'reason'>>) {
  const { tone, name } = STATUS[status];
  const ending = status === 'rejected' ? ENDINGS.get(reason ?? '') : undefined;
  return <Badge tone={tone}>{ending ?? name}</Badge>;
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
