import { hkdfSync } from 'node:crypto';

import type { AuthConfig } from '../config.js';

/** What the keys made of ACCOUNT_SECRET are for. Another text gives another key, so a text never changes. */
const PURPOSES = {
  links: 'links of account mails',
  factorSecrets: 'secrets of second factors',
  recoveryCodes: 'recovery codes',
  factorTokens: 'state of credentials',
} as const;

/** The key for one purpose, made of ACCOUNT_SECRET. */
export const accountKey = (
  { ACCOUNT_SECRET }: Pick<AuthConfig, 'ACCOUNT_SECRET'>,
  purpose: keyof typeof PURPOSES,
): Buffer => Buffer.from(hkdfSync('sha256', ACCOUNT_SECRET, '', PURPOSES[purpose], 32));
