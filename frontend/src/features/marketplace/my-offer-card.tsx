import type { MyOffer } from '../../api/generated/work-client';
import { StartupLink } from '../../components/startup-parts';
import { formatMoney } from '../../lib/format';
import { isAvailable, ListingBadge } from './listing-facts';
import { answersTo } from './offer-answers';
import { OfferBadge } from './offer-badge';
import { type OfferCardProps, OfferFrame, offerTitleId } from './offer-frame';

interface MyOfferCardProps extends OfferCardProps {
  offer: MyOffer;
  /** Whether the user may open the startup's page, if it has one. */
  canOpen: boolean;
}

/** An offer of the user, or the owner's counter-offer to it. */
export function MyOfferCard({ canOpen, party, ...card }: MyOfferCardProps) {
  const { offer } = card;
  const { listing } = offer;
  const title = listing.startup.idea_title;
  const isOwn = offer.made_by === 'buyer';
  const head = (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={offerTitleId(offer)} className="text-card font-semibold break-words">
          {canOpen && isAvailable(listing) ? (
            <StartupLink id={listing.startup.id}>{title}</StartupLink>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-muted">
          <ListingBadge listing={listing} />
          <span className="tabular">Asking price {formatMoney(listing.asking_price)}</span>
        </p>
        {offer.deal_id !== null && party && (
          <p className="text-label break-words text-text-2">
            {party({ dealId: offer.deal_id, fallback: null })}
          </p>
        )}
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <p className="text-section font-semibold break-all tabular">{formatMoney(offer.offer_amount)}</p>
        <OfferBadge status={offer.status} reason={offer.reason} />
      </div>
    </div>
  );
  return (
    <OfferFrame
      {...card}
      side="buyer"
      head={head}
      messageOf={isOwn ? `your message for ${title}` : `the owner’s message for ${title}`}
      event={isOwn ? 'Offered' : 'Received'}
      range={listing.price_range}
      answers={answersTo(offer, 'buyer', listing.status === 'active')}
    />
  );
}
