import { emailKey, type EmailMark } from '@proofround/contracts';
import { createHash, randomBytes } from 'node:crypto';

/**
 * A salted hash by which an e-mail address is recognised but cannot be read. Each mark has a salt of its own,
 * so two marks do not show whether they are of the same address.
 */
export function emailMark(email: string): EmailMark {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: createHash('sha256').update(salt).update(emailKey(email)).digest('hex') };
}
