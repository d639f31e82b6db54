import { databaseConfig } from '@proofround/service-kit';
import { emailAddress, newPassword } from '@proofround/contracts';
import { z } from 'zod';

/** A PEM in one environment variable: as it is, with \n for line ends, or base64. */
export const pem = z.string().transform((value, ctx) => {
  const text = value.includes('-----BEGIN')
    ? value.replaceAll('\\n', '\n')
    : Buffer.from(value, 'base64').toString('utf8');
  if (!text.includes('-----BEGIN')) {
    ctx.issues.push({ code: 'custom', input: undefined, message: 'not a PEM' });
    return z.NEVER;
  }
  return text;
});

export const authConfig = databaseConfig.extend({
  /** RSA private key; the gateway knows only its public half. */
  JWT_PRIVATE_KEY: pem,
  /** Seconds that an access token lives. */
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
