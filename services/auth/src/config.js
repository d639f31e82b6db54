import { databaseConfig, flag, pemText } from '@proofround/service-kit';
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
    /** Keys the links in mails and encrypts second factors. Long and random; a new one breaks both. */
    ACCOUNT_SECRET: z.string().min(32),
    /** Lifetime of an access token in seconds. */
    ACCESS_TOKEN_TTL_S: z.coerce
        .number()
        .int()
        .min(1)
        .default(7 * 24 * 3600),
    /** Off: every address counts as verified, for installations without a mail server. */
    EMAIL_VERIFICATION: flag.default(true),
    /** The designated admin's account, created at start-up. */
    ADMIN_EMAIL: emailAddress,
    ADMIN_PASSWORD: newPassword,
    /** Whether the admin's calls require that the account has a second factor. */
    ADMIN_MFA: z.enum(['required', 'optional']).default('optional'),
});
//# sourceMappingURL=config.js.map