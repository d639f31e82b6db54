import { place } from '../commands/start.js';
import { rotateSigningKey } from '../stack/secrets.js';
import { say, UserError } from '../system/say.js';

export const KEYS_USAGE = 'keys rotate [TOKEN LIFE IN SECONDS]';

/** auth's setting, or its default. */
const TOKEN_LIFE_S = process.env['ACCESS_TOKEN_TTL_S'] ?? String(7 * 24 * 3600);

/**
 * Creates a key that signs from the next start on. Tokens of the old key stay valid until they
 * expire, so nobody is logged out.
 */
export function keys([action, life = TOKEN_LIFE_S]: readonly string[]): Promise<void> {
  const seconds = Number(life);
  if (action !== 'rotate' || !Number.isInteger(seconds) || seconds < 1) {
    throw new UserError(`Usage: ${KEYS_USAGE}`);
  }
  const until = rotateSigningKey(place(process.env).dataDir, seconds);
  say('A new key signs from the next start on. Start the stack again to use it.');
  say(`Tokens of the former key are accepted until ${until.toISOString()}.`);
  return Promise.resolve();
}
