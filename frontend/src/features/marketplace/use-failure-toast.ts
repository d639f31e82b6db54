import { useEffect } from 'react';

import { serverDetail } from '../../api/errors';
import { toast } from '../../lib/toast';

/** Each failed call is an object of its own; one that was told is not told again. */
const told = new WeakSet();

/** Says once per failure that something could not be loaded; `then` may lead elsewhere. */
export function useFailureToast(failure: object | undefined, text: string, then?: () => void): void {
  useEffect(() => {
    if (!failure || told.has(failure)) return;
    told.add(failure);
    toast.error(text, serverDetail(failure));
    then?.();
  }, [failure, text, then]);
}
