import { useEffect } from 'react';

import { serverDetail, statusOf } from '../api/errors';
import { toast } from './toast';

/** The failures that a toast was shown for. Each failed call is a distinct object. */
const announced = new WeakSet();

/**
 * Shows one toast per failure, then calls `then`, which may navigate. Calls that fail together share a
 * toast. A refused token (401) shows none here, because the end of the session shows one.
 */
export function useFailureToast(failure: object | undefined, text: string, then?: () => void): void {
  useEffect(() => {
    if (!failure || announced.has(failure) || statusOf(failure) === 401) return;
    announced.add(failure);
    toast.failure(text, serverDetail(failure));
    then?.();
  }, [failure, text, then]);
}
