import { place } from '../commands/start.js';
import { replaceSigningKey, rotateSigningKey } from '../stack/secrets.js';
import { say, UserError } from '../system/output.js';

export const KEYS_USAGE = 'keys rotate [TOKEN LIFE IN SECONDS | --now]';

/** auth's setting, or its default. */
const TOKEN_LIFE_S = process.env['ACCESS_TOKEN_TTL_S'] ?? String(7 * 24 * 3600);

/**
 * Creates a key that signs from the next start on. Tokens of the old key stay valid until they
 * expire, so nobody is logged out. With `--now`, for a key that leaked, they end with the next start.
 */
export function keys([action, life = TOKEN_LIFE_S]: readonly string[]): Promise<void> {
  if (action === 'rotate' && life === '--now') {
    replaceSigningKey(place(process.env).dataDir);
    say('All former keys are removed. Start the stack again now: until then it accepts their tokens.');
    say('Everybody has to sign in again.');
    return Promise.resolve();
  }
  const seconds = Number(life);
  if (action !== 'rotate' || !Number.isInteger(seconds) || seconds < 1) {
    throw new UserError(`Usage: ${KEYS_USAGE}`);
  }
  const until = rotateSigningKey(place(process.env).dataDir, seconds);
  say('A new key signs from the next start on. Start the stack again to use it.');
  say(`Tokens of the former key are accepted until ${until.toISOString()}.`);
  return Promise.resolve();
}
