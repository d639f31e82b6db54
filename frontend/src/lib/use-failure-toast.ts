import { useEffect } from 'react';

import { serverDetail, statusOf } from '../api/errors';
import { toast } from './toast';

/** Each failed call is an object of its own; one that was told is not told again. */
const told = new WeakSet();

/**
 * Says once per failure that something could not be loaded; `then` may lead elsewhere. Calls that
 * fail together are one toast. A refused token is said where the session ends.
 */
export function useFailureToast(failure: object | undefined, text: string, then?: () => void): void {
  useEffect(() => {
    if (!failure || told.has(failure) || statusOf(failure) === 401) return;
    told.add(failure);
    toast.failure(text, serverDetail(failure));
    then?.();
  }, [failure, text, then]);
}

/** Any other load failure (TEXT-3); what could not be loaded stands in its place. */
export const useLoadFailureToast = (failure: object | undefined): void =>
  useFailureToast(failure, 'Failed to load data');
