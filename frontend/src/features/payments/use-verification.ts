import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { baseApi } from '../../api/base-api';
import { toast } from '../../lib/toast';
import { useLazyPaymentsGetStatusQuery } from './api';
import { after, PAUSE_MS, type Verification } from './verification';

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
