import { serverDetail } from '../../api/errors';
import type { Listing, Offer } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { formatMoment, formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { useOffersDecideMutation } from './api';
import { LongText } from './long-text';
import { OfferBadge } from './offer-badge';

type Decision = 'accepted' | 'rejected';

const WORDS = {
  accepted: { done: 'Offer accepted!', failed: 'Failed to accept offer' },
  rejected: { done: 'Offer rejected!', failed: 'Failed to reject offer' },
} as const satisfies Record<Decision, unknown>;

/** The buyer's id, as far as it is shown (SHOW-4). */
const shortId = (id: string) => id.slice(0, 8);

/** An offer for one's listing; it can be decided while it is pending and the listing is active. */
export function ReceivedOffer({
  offer,
  listing,
  onOutdated,
}: {
  offer: Offer;
  listing: Listing;
  /** A decision was refused: what is on screen may no longer be so. */
  onOutdated: () => void;
}) {
  const [decide, { isLoading, originalArgs }] = useOffersDecideMutation();
  const open = offer.status === 'pending' && listing.is_active && listing.is_owner;
  const busyWith = isLoading ? originalArgs?.status : undefined;

  const focus = useKeptFocus<HTMLElement>(String(open));

  const send = async (status: Decision) => {
    try {
      // The status travels in the body and in the query (SHOW-4).
      await decide({ offerId: offer.id, status, body: { status } }).unwrap();
      focus.act();
      toast.success(WORDS[status].done);
    } catch (error) {
      toast.error(WORDS[status].failed, serverDetail(error));
      onOutdated();
    }
  };

  return (
    <Card
      ref={focus.target}
      tabIndex={-1}
      as="article"
      aria-labelledby={`offer-${offer.id}`}
      className="flex min-w-0 flex-col gap-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 id={`offer-${offer.id}`} className="text-section font-semibold break-all tabular">
            {formatMoney(offer.offer_amount)}
          </h3>
          <p className="text-label text-text-2">
            Buyer <span className="font-medium tabular">{shortId(offer.buyer_id)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {offer.offer_amount >= listing.asking_price && <Badge tone="primary">At or above asking</Badge>}
          <OfferBadge status={offer.status} />
        </div>
      </div>
      {offer.message && (
        <LongText of={`the message of buyer ${shortId(offer.buyer_id)}`}>{offer.message}</LongText>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-meta text-muted">
          Received <time dateTime={offer.created_at}>{formatMoment(offer.created_at)}</time>
        </p>
        {open && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              disabled={busyWith === 'accepted'}
              loading={busyWith === 'rejected'}
              onClick={() => void send('rejected')}
            >
              Reject
            </Button>
            <Button
              size="small"
              disabled={busyWith === 'rejected'}
              loading={busyWith === 'accepted'}
              onClick={() => void send('accepted')}
            >
              Accept
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
