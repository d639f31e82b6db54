import { createHash, createPublicKey } from 'node:crypto';

/** What the one who issues access tokens and those who verify them must agree on. */
export const ACCESS_TOKEN = { algorithm: 'RS256', issuer: 'proofround' } as const;

/** The id of a key, private or public: a hash of its public half, so that both sides derive the same. */
export function keyId(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 16);
}

/** PEMs in one environment variable: as they are, with \n for line ends, or base64. */
export const pemText = (value: string): string =>
  value.includes('-----BEGIN')
    ? value.replaceAll('\\n', '\n')
    : Buffer.from(value, 'base64').toString('utf8');
