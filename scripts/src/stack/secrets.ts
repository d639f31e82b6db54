import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { UserError } from '../system/say.js';

const secrets = z.object({
  postgres: z.string(),
  nats: z.string(),
  redis: z.string(),
  jwt_private_key: z.string(),
  jwt_public_key: z.string(),
  admin_password: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

const word = () => randomBytes(18).toString('base64url');

/** A stack's own passwords and keys: made once, kept in its data folder for its owner alone. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    try {
      return secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
    } catch {
      throw new UserError(
        `${path} is not readable as the secrets of this stack. Restore it, or remove the whole folder to begin anew.`,
      );
    }
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const made: Secrets = {
    postgres: word(),
    nats: word(),
    redis: word(),
    jwt_private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    jwt_public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    admin_password: word(),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(made, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return made;
}
