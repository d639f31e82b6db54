import { useRef } from 'react';

import type { Problems } from '../../forms/use-submission';
import { formatMoney } from '../../lib/format';

/** An offer below this part of the asking price is likely a slip (SHOW-11). */
const LOW = 0.1;

class LowOffer extends Error {}

/** Stops an offer that is very low, once for each amount. `submit` is the form's button. @throws LowOffer */
export function useLowOfferCheck(price: number, submit: string) {
  const asked = useRef<number>(undefined);
  return (amount: number): void => {
    if (amount >= LOW * price || asked.current === amount) return;
    asked.current = amount;
    throw new LowOffer(
      `This is less than a tenth of the asking price of ${formatMoney(price)}. Press ${submit} again to send it.`,
    );
  };
}

/** The question about a low offer, at its amount; undefined for every other failure. */
export const lowOfferProblem = (error: unknown): Problems | undefined =>
  error instanceof LowOffer ? new Map([['offer_amount', error.message]]) : undefined;
