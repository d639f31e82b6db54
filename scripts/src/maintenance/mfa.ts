import { rpc } from '@proofround/contracts';

import { say, UserError } from '../system/say.js';
import { withBroker } from './broker.js';

export const MFA_USAGE = 'mfa remove EMAIL';

/** Turns off the second factor of somebody who lost the app and the recovery codes. */
export async function mfa([action, email]: readonly string[]): Promise<void> {
  if (action !== 'remove' || !email) throw new UserError(`Usage: ${MFA_USAGE}`);
  await withBroker(async (nats) => {
    const answer = await nats.request(rpc.mfa.remove.subject, JSON.stringify({ email }), { timeout: 5000 });
    const { data: reply } = rpc.mfa.remove.reply.safeParse(answer.json());
    if (!reply) throw new UserError('The account could not be changed; the log of auth says why.');
    if (!reply.found) throw new UserError(`No account has the address ${email}.`);
    say(
      reply.removed
        ? `The second factor of ${email} is off, and all sessions have ended.`
        : `${email} has no second factor.`,
    );
  });
}
