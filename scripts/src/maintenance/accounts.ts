import { rpc } from '@proofround/contracts';
import type { z } from 'zod';

import { say, UserError } from '../system/output.js';
import { withBroker } from './broker.js';

export const ACCOUNTS_USAGE = 'accounts delete USER_ID [USER_ID …]';
export const PREMIUM_USAGE = 'premium grant|revoke EMAIL';
export const MFA_USAGE = 'mfa remove EMAIL';

/** Sends a request to auth. @throws UserError with `failure` if auth refuses it */
function askAuth<Reply extends z.ZodType>(
  call: { readonly subject: string; readonly reply: Reply },
  request: object,
  failure = 'The account could not be changed; the log of auth says why.',
): Promise<z.output<Reply>> {
  return withBroker(async (nats) => {
    const answer = await nats.request(call.subject, JSON.stringify(request), { timeout: 5000 });
    const reply = call.reply.safeParse(answer.json());
    if (!reply.success) throw new UserError(failure);
    return reply.data;
  });
}

const noAccount = (email: string) => new UserError(`No account has the address ${email}.`);

/** Deletes accounts that a restored backup brought back, with all data of every service about them. */
export async function accounts([action, ...ids]: readonly string[]): Promise<void> {
  const { remove } = rpc.accounts;
  const valid = ids.every((user_id) => remove.request.safeParse({ user_id }).success);
  if (action !== 'delete' || ids.length === 0 || !valid) throw new UserError(`Usage: ${ACCOUNTS_USAGE}`);
  for (const user_id of ids) {
    const failure = `${user_id} could not be deleted; the log of auth says why.`;
    const { found } = await askAuth(remove, { user_id }, failure);
    say(found ? `${user_id} is deleted.` : `${user_id} is not there.`);
  }
}

/** Starts or ends Investor Access, by the same message as a payment. */
export async function premium([action, email]: readonly string[]): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new UserError(`Usage: ${PREMIUM_USAGE}`);
  const request = { who: { email }, is_premium: action === 'grant' };
  const { found } = await askAuth(rpc.accounts.setPremium, request);
  if (!found) throw noAccount(email);
  say(`Investor Access ${action === 'grant' ? 'granted to' : 'revoked from'} ${email}.`);
}

/** Turns off the second factor of somebody who lost the app and the recovery codes. */
export async function mfa([action, email]: readonly string[]): Promise<void> {
  if (action !== 'remove' || !email) throw new UserError(`Usage: ${MFA_USAGE}`);
  const { found, removed } = await askAuth(rpc.mfa.remove, { email });
  if (!found) throw noAccount(email);
  say(
    removed
      ? `The second factor of ${email} is off, and all sessions have ended.`
      : `${email} has no second factor.`,
  );
}
