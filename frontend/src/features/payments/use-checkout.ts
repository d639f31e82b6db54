import { client, type Plan } from '../../api/generated/client';
import { useDraftKey } from '../../forms/draft';
import { detailOr, useSubmission } from '../../forms/use-submission';
import { useCheckoutsCreateMutation } from './api';

/** Starts a checkout, by default for the dashboard's plan, and opens its page (PAY-2, TEXT-6). */
export function useCheckout(plan?: Plan): { begin: () => void; isBeginning: boolean } {
  const [create] = useCheckoutsCreateMutation();
  const { submit, isBusy } = useSubmission({
    draft: useDraftKey('checkout'),
    leaves: true,
    send: async (checkoutInput: { origin_url: string; plan: Plan | undefined }, key) => {
      const { checkout_url } = await create({ checkoutInput, 'Idempotency-Key': key }).unwrap();
      if (!checkout_url) throw new Error('No checkout URL received');
      window.location.assign(checkout_url);
    },
    failure: detailOr('Failed to create checkout session'),
  });
  return {
    begin: () => void submit({ origin_url: window.location.origin, plan }),
    isBeginning: isBusy,
  };
}

/** The published prices, shown until the server's prices have loaded (PAY-5). */
const PUBLISHED = { monthly: 149, annual: 299 };

/** The prices of Investor Access in dollars. The shell has asked for the server's. */
export function usePrices(): { monthly: number; annual: number } {
  const { data: config } = client.endpoints.settingsGet.useQueryState();
  return config?.prices ?? PUBLISHED;
}
