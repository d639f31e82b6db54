import { useRef } from 'react';

import type { Problems } from '../../forms/use-submission';
import { formatMoney } from '../../lib/format';
import type { Side } from './offer-words';

/** An offer below this part of the asking price is likely a slip (SHOW-11). */
const LOW = 0.1;

class UnlikelyOffer extends Error {}

/** What is unlikely about an amount, if anything. A seller who asks for more than the price has likely slipped, too. */
function doubtAbout(amount: number, price: number, side: Side): string | undefined {
  if (amount < LOW * price) return 'less than a tenth of the';
  return side === 'owner' && amount > price ? 'more than your own' : undefined;
}

/** Stops an unlikely offer, once for each amount. `submit` is the form's button. @throws UnlikelyOffer */
export function useOfferCheck(price: number, side: Side, submit: string) {
  const asked = useRef<number>(undefined);
  return (amount: number): void => {
    const doubt = doubtAbout(amount, price, side);
    if (doubt === undefined || asked.current === amount) return;
    asked.current = amount;
    throw new UnlikelyOffer(
      `This is ${doubt} asking price of ${formatMoney(price)}. Press ${submit} again to send it.`,
    );
  };
}

/** The question about an unlikely offer, at its amount; undefined for every other failure. */
export const unlikelyOfferProblem = (error: unknown): Problems | undefined =>
  error instanceof UnlikelyOffer ? new Map([['offer_amount', error.message]]) : undefined;
