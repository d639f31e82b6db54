import { createHash, createPublicKey } from 'node:crypto';

import { emailKey, id } from '@proofround/contracts';
import { z } from 'zod';

/** Settings that the issuer and the verifiers of access tokens share. */
export const ACCESS_TOKEN = { algorithm: 'RS256', issuer: 'proofround' } as const;

/** The id of a private or public key: a hash of its public half, so that issuer and verifier agree. */
export function keyId(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 16);
}

/** Reads PEM text from an environment variable: verbatim, with `\n` for line ends, or as base64. */
export const pemText = (value: string): string =>
  value.includes('-----BEGIN')
    ? value.replaceAll('\\n', '\n')
    : Buffer.from(value, 'base64').toString('utf8');

/**
 * Settings of device tokens, which browsers that have signed in keep (LIMIT-6). Issuer and audience differ
 * from those of access tokens, so neither is accepted as the other.
 */
export const DEVICE_TOKEN = {
  algorithm: 'RS256',
  issuer: 'proofround-devices',
  audience: 'log-in',
} as const;

/** How long a browser counts as known. */
export const DEVICE_TOKEN_TTL_S = 365 * 24 * 3600;

/** The claims of a device token: the user, the device's own id, a hash of the e-mail address, and the time in seconds. */
export const deviceClaims = z.object({ sub: id, jti: id, email: z.string(), iat: z.number() });
export type DeviceClaims = z.infer<typeof deviceClaims>;

/** Compares e-mail addresses without a look-up, and keeps the address out of the cookie. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('base64url');
