import { rpc } from '@proofround/contracts';

import { say, UserError } from '../system/say.js';
import { withBroker } from './broker.js';

export const ACCOUNTS_USAGE = 'accounts delete USER_ID [USER_ID …]';

/** Deletes accounts that a restored backup brought back, with all data of every service about them. */
export async function accounts([action, ...ids]: readonly string[]): Promise<void> {
  const parsed = ids.map((user_id) => rpc.accounts.remove.request.safeParse({ user_id }));
  if (action !== 'delete' || ids.length === 0 || parsed.some(({ success }) => !success)) {
    throw new UserError(`Usage: ${ACCOUNTS_USAGE}`);
  }
  await withBroker(async (nats) => {
    for (const user_id of ids) {
      const answer = await nats.request(rpc.accounts.remove.subject, JSON.stringify({ user_id }), {
        timeout: 5000,
      });
      const reply = rpc.accounts.remove.reply.safeParse(answer.json());
      if (!reply.success) {
        throw new UserError(`${user_id} could not be deleted; the log of auth says why.`);
      }
      say(reply.data.found ? `${user_id} is deleted.` : `${user_id} is not there.`);
    }
  });
}
