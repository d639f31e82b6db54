import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { UserError } from '../system/output.js';

const word = () => randomBytes(18).toString('base64url');

const secrets = z.object({
  postgres: z.string(),
  nats: z.string(),
  redis: z.string(),
  jwt_private_key: z.string(),
  jwt_public_key: z.string(),
  admin_password: z.string(),
  /** Keys the links in mails and encrypts second factors. Older folders have none. */
  account_secret: z.string().default(() => `${word()}${word()}`),
  /** Keys the hashes of visitors of shared pages. Older folders have none. */
  visitor_secret: z.string().default(() => `${word()}${word()}`),
  // The key of the local stand-in for Stripe. Older folders have none.
  stripe_key: z.string().default(() => `sk_test_${word()}`),
  stripe_webhook_secret: z.string().default(() => `whsec_${word()}`),
  /** Public halves of earlier signing keys: their tokens are valid until they expire. */
  jwt_former_public_keys: z.array(z.object({ key: z.string(), until: z.iso.datetime() })).default(() => []),
  /** The password of each process at each server: `postgres/auth-owner`, `nats/gateway`, `redis/ai-worker`. */
  passwords: z.record(z.string(), z.string()).default(() => ({})),
});
export type Secrets = z.output<typeof secrets>;

/** A key pair that signs tokens, in the form of auth's and the gateway's settings. */
function signingKeys(): Pick<Secrets, 'jwt_private_key' | 'jwt_public_key'> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    jwt_private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    jwt_public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

const pathOf = (dataDir: string) => join(dataDir, 'secrets.json');

function read(path: string): Secrets {
  try {
    return secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new UserError(
      `${path} is not readable as the secrets of this stack. Restore it, or remove the whole folder to begin anew.`,
    );
  }
}

/** A stack's own passwords and keys: created once, kept in its data folder, readable for its owner only. */
export function loadSecrets(dataDir: string): Secrets {
  const path = pathOf(dataDir);
  if (existsSync(path)) return keep(path, read(path));
  const made = secrets.parse({
    postgres: word(),
    nats: word(),
    redis: word(),
    ...signingKeys(),
    admin_password: word(),
  });
  mkdirSync(dataDir, { recursive: true });
  return keep(path, made);
}

/**
 * Creates a key that signs from the next start on. Nobody is logged out: tokens of the old key are
 * accepted for the lifetime of a token plus a day.
 * @returns until when tokens of the old key are accepted
 */
export function rotateSigningKey(dataDir: string, tokenLifeSeconds: number, now = new Date()): Date {
  const old = loadSecrets(dataDir);
  const until = new Date(now.getTime() + (tokenLifeSeconds + 24 * 3600) * 1000);
  const former = [{ key: old.jwt_public_key, until: until.toISOString() }, ...old.jwt_former_public_keys];
  keep(pathOf(dataDir), {
    ...old,
    ...signingKeys(),
    jwt_former_public_keys: former.filter((key) => Date.parse(key.until) > now.getTime()),
  });
  return until;
}

/** Creates a key and drops all others: no token that exists is accepted after the next start. */
export function replaceSigningKey(dataDir: string): void {
  keep(pathOf(dataDir), { ...loadSecrets(dataDir), ...signingKeys(), jwt_former_public_keys: [] });
}

/** All public keys with valid tokens, the signing one first, for the gateway. */
export function publicKeys(all: Secrets, now = new Date()): string {
  const former = all.jwt_former_public_keys.filter(({ until }) => Date.parse(until) > now.getTime());
  return [all.jwt_public_key, ...former.map(({ key }) => key)].join('\n');
}

/** The passwords of these users; missing ones are created and kept with the others. */
export function passwordsOf(dataDir: string, all: Secrets, names: readonly string[]): Secrets {
  const missing = names.filter((name) => all.passwords[name] === undefined);
  if (missing.length === 0) return all;
  const made = Object.fromEntries(missing.map((name) => [name, word()]));
  return keep(pathOf(dataDir), { ...all, passwords: { ...all.passwords, ...made } });
}

function keep(path: string, all: Secrets): Secrets {
  writeFileSync(`${path}.new`, JSON.stringify(all, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return all;
}
