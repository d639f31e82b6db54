import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { UserError } from '../system/say.js';

const word = () => randomBytes(18).toString('base64url');

const secrets = z.object({
  postgres: z.string(),
  nats: z.string(),
  redis: z.string(),
  jwt_private_key: z.string(),
  jwt_public_key: z.string(),
  admin_password: z.string(),
  // Of the local stand-in for Stripe; folders made before it had none.
  stripe_key: z.string().default(() => `sk_test_${word()}`),
  stripe_webhook_secret: z.string().default(() => `whsec_${word()}`),
});
export type Secrets = z.output<typeof secrets>;

/** A stack's own passwords and keys: made once, kept in its data folder for its owner alone. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    try {
      return keep(path, secrets.parse(JSON.parse(readFileSync(path, 'utf8'))));
    } catch {
      throw new UserError(
        `${path} is not readable as the secrets of this stack. Restore it, or remove the whole folder to begin anew.`,
      );
    }
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made = secrets.parse({
    postgres: word(),
    nats: word(),
    redis: word(),
    jwt_private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    jwt_public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    admin_password: word(),
  });
  mkdirSync(dataDir, { recursive: true });
  return keep(path, made);
}

function keep(path: string, all: Secrets): Secrets {
  writeFileSync(`${path}.new`, JSON.stringify(all, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return all;
}
