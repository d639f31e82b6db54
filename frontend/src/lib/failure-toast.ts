import { useEffect } from 'react';

import { errorText, isAborted, serverDetail, statusOf } from '../api/errors';
import { toast } from './toast';

/**
 * Shows why a change failed (`useFailureToast` shows why data did not load). An aborted call shows nothing:
 * its session or its page has ended, which the user sees anyway.
 */
export const failureToast = {
  /** The server's detail, or this text if there is none (TOAST-3). */
  detailOr: (text: string, error: unknown): void => {
    if (!isAborted(error)) toast.error(errorText(error, text));
  },
  /** This text, with the server's detail below it (TOAST-3). */
  titled: (text: string, error: unknown): void => {
    if (!isAborted(error)) toast.error(text, serverDetail(error));
  },
};

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
