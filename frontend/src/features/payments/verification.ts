/** What a look at the payment gave; undefined for a request that failed. */
type Look = { payment_status: string; status: string } | undefined;

/** Checking goes on until it ends in one of the three (CHECKOUT-2). */
export type Verification =
  { state: 'checking'; attempts: number } | { state: 'paid' } | { state: 'expired' } | { state: 'unknown' };

const MOST_ATTEMPTS = 5;
export const PAUSE_MS = 2000;
export const REDIRECT_MS = 3000;

/** What a look makes of the verification: paid and expired are final, the fifth other is too. */
export function after(attempts: number, look: Look): Verification {
  if (look?.payment_status === 'paid') return { state: 'paid' };
  if (look?.status === 'expired') return { state: 'expired' };
  return attempts + 1 >= MOST_ATTEMPTS ? { state: 'unknown' } : { state: 'checking', attempts: attempts + 1 };
}
