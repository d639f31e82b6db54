import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { baseApi } from '../../api/base-api';
import { toast } from '../../lib/toast';
import { useLazyPaymentsGetStatusQuery } from './api';

/** Requests a payment's status until it is final, at most five times (CHECKOUT-2). */
export function useVerification(sessionId: string): Verification['state'] {
  const [getStatus] = useLazyPaymentsGetStatusQuery();
  const dispatch = useDispatch();
  const [verification, setVerification] = useState<Verification>({ state: 'checking', attempts: 0 });
  const { state } = verification;
  const attempts = verification.state === 'checking' ? verification.attempts : 0;

  useEffect(() => {
    if (state !== 'checking') return;
    let left = false;
    const pause = attempts === 0 ? 0 : PAUSE_MS;
    const timer = setTimeout(() => {
      void getStatus({ sessionId }).then(({ data, error }) => {
        if (error) console.warn('The payment could not be looked up', error);
        if (!left) setVerification(after(attempts, data));
      });
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [state, attempts, sessionId, getStatus]);

  useEffect(() => {
    if (state === 'checking') return;
    if (state === 'expired') {
      toast.error('Payment session expired');
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Me']));
    if (state === 'paid') toast.success('Payment confirmed! Subscription activated.');
    else toast.info('Payment verification taking longer than expected. Check your dashboard.');
  }, [state, dispatch]);

  return state;
}

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
