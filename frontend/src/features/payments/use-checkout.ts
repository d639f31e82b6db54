import { useState } from 'react';

import { errorText } from '../../api/errors';
import { toast } from '../../lib/toast';
import { useCheckoutsCreateMutation } from './api';

/** Begins a checkout and hands the browser over to it (PAY-2, TEXT-6). */
export function useCheckout(): { begin: () => Promise<void>; isBeginning: boolean } {
  const [create] = useCheckoutsCreateMutation();
  const [isBeginning, setBeginning] = useState(false);

  const begin = async () => {
    setBeginning(true);
    try {
      const { checkout_url } = await create({
        checkoutInput: { origin_url: window.location.origin },
        'Idempotency-Key': crypto.randomUUID(),
      }).unwrap();
      if (checkout_url) {
        window.location.assign(checkout_url);
        return; // still beginning, until the browser has left
      }
      toast.error('No checkout URL received');
    } catch (error) {
      toast.error(errorText(error, 'Failed to create checkout session'));
    }
    setBeginning(false);
  };
  return { begin, isBeginning };
}
