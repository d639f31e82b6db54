/** The payment's status; undefined if the request failed. */
type PaymentStatus = { payment_status: string; status: string } | undefined;

/** Checking ends in one of the other three states (CHECKOUT-2). */
export type Verification =
  { state: 'checking'; attempts: number } | { state: 'paid' } | { state: 'expired' } | { state: 'unknown' };

const MAX_ATTEMPTS = 5;
export const PAUSE_MS = 2000;
export const REDIRECT_MS = 3000;

/** The state after a status request. Paid and expired are final, as is the fifth attempt. */
export function after(attempts: number, payment: PaymentStatus): Verification {
  if (payment?.payment_status === 'paid') return { state: 'paid' };
  if (payment?.status === 'expired') return { state: 'expired' };
  return attempts + 1 >= MAX_ATTEMPTS ? { state: 'unknown' } : { state: 'checking', attempts: attempts + 1 };
}
