import { databaseConfig, pemText } from '@proofround/service-kit';
import { emailAddress, newPassword } from '@proofround/contracts';
import { z } from 'zod';

const pem = z.string().transform((value, ctx) => {
  const text = pemText(value);
  if (!text.includes('-----BEGIN')) {
    ctx.issues.push({ code: 'custom', input: undefined, message: 'not a PEM' });
    return z.NEVER;
  }
  return text;
});

export const authConfig = databaseConfig.extend({
  /** RSA private key; the gateway has only the public key. */
  JWT_PRIVATE_KEY: pem,
  /** Lifetime of an access token in seconds. */
  ACCESS_TOKEN_TTL_S: z.coerce
    .number()
    .int()
    .min(1)
    .default(7 * 24 * 3600),
  /** The designated admin's account, created at start-up. */
  ADMIN_EMAIL: emailAddress,
  ADMIN_PASSWORD: newPassword,
});
export type AuthConfig = z.output<typeof authConfig>;
