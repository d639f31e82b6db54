import { client } from '../../api/generated/client';

/** The published prices, shown until the server's prices have loaded (PAY-5). */
const PUBLISHED = { monthly: 149, annual: 299 };

/** The prices of Investor Access in dollars. The shell has asked for the server's. */
export function usePrices(): { monthly: number; annual: number } {
  const { data: config } = client.endpoints.settingsGet.useQueryState();
  return config?.prices ?? PUBLISHED;
}
