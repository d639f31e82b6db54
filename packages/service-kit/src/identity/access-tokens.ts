import { createHash, createPublicKey } from 'node:crypto';

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
