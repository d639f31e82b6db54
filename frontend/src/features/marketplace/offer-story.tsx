import type { Offer, PriceRange } from '../../api/generated/work-client';
import { makerText, reasonText, waitText, type Side } from './offer-words';
import { PriceBand } from './price-band';

interface OfferStoryProps {
  offer: Offer;
  /** The side that reads it. */
  side: Side;
  /** The offer that it answers, if that one is loaded. */
  answered: Offer | undefined;
  range: PriceRange | null | undefined;
}

/** Where an offer stands: on the price range, in the chain of counter-offers, and what became of it. */
export function OfferStory({ offer, side, answered, range }: OfferStoryProps) {
  const lines = [reasonText(offer, side), waitText(offer, side)].filter((line) => line !== null);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {range && <PriceBand amount={offer.offer_amount} range={range} />}
      <p className="text-label text-text-2">{makerText(offer, side, answered)}</p>
      {lines.map((line) => (
        <p key={line} className="text-label break-words whitespace-pre-line text-text-2">
          {line}
        </p>
      ))}
    </div>
  );
}
