import { accountsSetPremium } from '@proofround/contracts';
import { ApiClient, rpcClient } from '@proofround/test-kit';

/** The stack under test, started by the run's set-up. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run the API tests with npm test`);
  return value;
}

/** Somebody without a session. */
export const anyone = (): ApiClient => new ApiClient(setting('E2E_URL'));
export const aFounder = (name?: string): Promise<ApiClient> => anyone().register('startup', name);
export const anInvestor = (name = 'Ivy Chen'): Promise<ApiClient> => anyone().register('investor', name);
export const theAdmin = (): Promise<ApiClient> =>
  anyone().logIn(setting('E2E_ADMIN_EMAIL'), setting('E2E_ADMIN_PASSWORD'));

/** Begins Investor Access as the maintenance command does. */
export async function grantPremium(client: ApiClient): Promise<void> {
  const { rpc, close } = await rpcClient(setting('E2E_NATS_URL'));
  await rpc.call(accountsSetPremium, { who: { user_id: client.user?.id ?? '' }, is_premium: true });
  await close();
}

export async function anInvestorWithAccess(name?: string): Promise<ApiClient> {
  const client = await anInvestor(name);
  await grantPremium(client);
  return client;
}
