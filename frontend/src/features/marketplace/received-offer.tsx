import type { Listing } from '../../api/generated/work-client';
import { Badge } from '../../components/badge';
import { formatMoney } from '../../lib/format';
import { answersTo } from './offer-answers';
import { OfferBadge } from './offer-badge';
import { type OfferCardProps, OfferFrame, offerTitleId } from './offer-frame';
import { buyerName } from './offer-words';

interface ReceivedOfferProps extends OfferCardProps {
  listing: Listing;
  /** The place among the offers of all buyers, from the oldest, of the offer or of the one that it answers. */
  number?: number | undefined;
}

/** An offer for the user's listing, or the user's counter-offer. */
export function ReceivedOffer({ listing, party, number, ...card }: ReceivedOfferProps) {
  const { offer } = card;
  const isOwn = offer.made_by === 'owner';
  const buyer = buyerName(offer.buyer_id);
  const anonymous = (
    <>
      <span className="font-medium tabular">{buyer}</span>
      {number !== undefined && `, ${isOwn ? 'your answer to ' : ''}offer ${number}`}
    </>
  );
  const head = (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h3 id={offerTitleId(offer)} className="text-section font-semibold break-all tabular">
          {formatMoney(offer.offer_amount)}
        </h3>
        <p className="text-label break-words text-text-2">
          {offer.deal_id !== null && party
            ? party({ dealId: offer.deal_id, fallback: anonymous })
            : anonymous}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {offer.offer_amount >= listing.asking_price && <Badge tone="primary">At or above asking</Badge>}
        <OfferBadge status={offer.status} reason={offer.reason} />
      </div>
    </div>
  );
  return (
    <OfferFrame
      {...card}
      side="owner"
      head={head}
      messageOf={isOwn ? 'your message' : `the message of ${buyer}`}
      event={isOwn ? 'Sent' : 'Received'}
      range={listing.price_range}
      answers={listing.is_owner ? answersTo(offer, 'owner', listing.is_active) : []}
    />
  );
}
