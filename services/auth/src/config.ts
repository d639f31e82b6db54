import { emailAddress, newPassword } from '@proofround/contracts';
import { databaseConfig, flag, pemText } from '@proofround/service-kit';
import { z } from 'zod';

const pem = z.string().transform((value, ctx) => {
  const text = pemText(value);
  if (!text.includes('-----BEGIN')) {
    ctx.issues.push({ code: 'custom', input: undefined, message: 'not a PEM' });
    return z.NEVER;
  }
  return text;
});

/** docs/configuration.md explains the settings. */
export const authConfig = databaseConfig.extend({
  /** RSA private key; the gateway has only the public key. */
  JWT_PRIVATE_KEY: pem,
  /** Keys the links in mails and encrypts second factors. Long and random; a new one breaks both. */
  ACCOUNT_SECRET: z.string().min(32),
  ACCESS_TOKEN_TTL_S: z.coerce
    .number()
    .int()
    .min(1)
    .default(7 * 24 * 3600),
  EMAIL_VERIFICATION: flag.default(true),
  ADMIN_EMAIL: emailAddress,
  ADMIN_PASSWORD: newPassword,
  ADMIN_MFA: z.enum(['required', 'optional']).default('optional'),
});
export type AuthConfig = z.output<typeof authConfig>;
