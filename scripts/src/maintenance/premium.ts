import { rpc } from '@proofround/contracts';

import { say, UserError } from '../system/say.js';
import { withBroker } from './broker.js';

export const PREMIUM_USAGE = 'premium grant|revoke EMAIL';

/** Starts or ends Investor Access, by the same message as a payment. */
export async function premium([action, email]: readonly string[]): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new UserError(`Usage: ${PREMIUM_USAGE}`);
  await withBroker(async (nats) => {
    const request = { who: { email }, is_premium: action === 'grant' };
    const answer = await nats.request(rpc.accounts.setPremium.subject, JSON.stringify(request), {
      timeout: 5000,
    });
    const parsed = rpc.accounts.setPremium.reply.safeParse(answer.json());
    if (!parsed.success) throw new UserError('The account could not be changed; the log of auth says why.');
    if (!parsed.data.found) throw new UserError(`No account has the address ${email}.`);
    say(`Investor Access ${action === 'grant' ? 'granted to' : 'revoked from'} ${email}.`);
  });
}
