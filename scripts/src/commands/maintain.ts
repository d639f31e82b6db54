import { connect } from '@nats-io/transport-node';
import { accountsSetPremium } from '@proofround/contracts';

import { runningAddresses } from '../stack/addresses.js';
import { say, UserError } from '../system/say.js';
import { place } from './start.js';

const USAGE = 'Usage: npm run maintain -- premium grant|revoke EMAIL';

/** Begins or ends Investor Access, by the same message that a payment sends. */
async function premium(action: string | undefined, email: string | undefined): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !email) throw new UserError(USAGE);
  const { NATS_URL } = runningAddresses(place(process.env).dataDir);
  const { host, username, password } = new URL(NATS_URL);
  const nats = await connect({
    servers: host,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    reconnect: false,
    timeout: 3000,
  }).catch(() => {
    throw new UserError('The stack does not answer. Start it with npm start, then run this command again.');
  });
  try {
    const request = { who: { email }, is_premium: action === 'grant' };
    const answer = await nats.request(accountsSetPremium.subject, JSON.stringify(request), { timeout: 5000 });
    const parsed = accountsSetPremium.reply.safeParse(answer.json());
    if (!parsed.success) throw new UserError('The account could not be changed; the log of auth says why.');
    if (!parsed.data.found) throw new UserError(`No account has the address ${email}.`);
    say(`Investor Access ${action === 'grant' ? 'granted to' : 'revoked from'} ${email}.`);
  } finally {
    await nats.close();
  }
}

/** `npm run maintain -- …`: what an operator may have to do by hand on a running stack. */
export async function maintain([command, ...args]: readonly string[]): Promise<void> {
  if (command !== 'premium') throw new UserError(USAGE);
  await premium(args[0], args[1]);
}
