import { baseConfig, flag, pemText, port } from '@proofround/service-kit';
import { redisAddress } from '@proofround/service-kit/redis/connect-redis.js';
import { z } from 'zod';
const publicKeys = z.string().transform((value, ctx) => {
    const keys = pemText(value).match(/-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g);
    if (!keys) {
        ctx.issues.push({ code: 'custom', input: undefined, message: 'no public key' });
        return z.NEVER;
    }
    return [...keys];
});
/** A comma-separated list. */
const list = z.string().transform((value) => value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''));
const limit = (points) => z.coerce.number().int().min(1).default(points);
export const gatewayConfig = baseConfig.extend({
    PORT: port.default(8080),
    HOST: z.string().default('0.0.0.0'),
    /** The keys that verify access tokens; more than one while a key is being replaced. */
    JWT_PUBLIC_KEYS: publicKeys,
    /** The directory of the built front end. */
    WEB_ROOT: z.string(),
    /** For rate limits. */
    REDIS_URL: redisAddress,
    /** Origins, besides our own, whose pages may call the API. */
    CORS_ORIGINS: list.default([]),
    /** Addresses or networks of proxies whose forwarding headers are trusted. */
    TRUSTED_PROXIES: list.default([]),
    /** How long headers, and then a body, may take to arrive. */
    BODY_TIMEOUT_MS: z.coerce.number().int().min(500).max(30_000).default(10_000),
    /** How long a client may leave an answer unread; longer than the pause between heartbeats (LIVE-3). */
    WRITE_TIMEOUT_MS: z.coerce.number().int().min(500).default(30_000),
    RATE_LIMITS: flag.default(true),
    /** Wrong passwords in 15 minutes: of log-ins with one e-mail from one address or device, of a user's other calls. */
    LIMIT_FAILED_LOG_INS: limit(10),
    /** Failed log-ins per e-mail address in 15 minutes from all addresses, known devices excepted. */
    LIMIT_FAILED_LOG_INS_BY_EMAIL: limit(100),
    /** Log-ins and registrations per network address in 15 minutes. */
    LIMIT_ACCOUNTS_BY_ADDRESS: limit(100),
    /** Verification links and changes of the e-mail address per user and hour. */
    LIMIT_ACCOUNT_MAILS: limit(5),
    /** Chat messages per user and minute. */
    LIMIT_CHAT: limit(30),
    /** Match generations per user and minute. */
    LIMIT_MATCHING: limit(10),
    /** Questions about payments and changes of a subscription per user and minute: Stripe limits our calls. */
    LIMIT_PAYMENTS: limit(120),
    /** Work per user and hour. */
    LIMIT_STARTUPS: limit(30),
    LIMIT_PROFILES: limit(30),
    LIMIT_EDITS: limit(120),
    /** Small changes: of tasks, cards, settings, the account, and decisions on offers. */
    LIMIT_CHANGES: limit(600),
    LIMIT_ANALYSES: limit(60),
    LIMIT_LISTINGS: limit(30),
    LIMIT_OFFERS: limit(60),
    LIMIT_INTEREST: limit(300),
    LIMIT_CHECKOUTS: limit(30),
    LIMIT_REPORTS: limit(30),
    LIMIT_MESSAGES: limit(60),
    LIMIT_DOCUMENTS: limit(60),
    LIMIT_LINKS: limit(60),
    LIMIT_EXPORTS: limit(5),
    /** Webhooks without a valid signature per network address and minute. */
    LIMIT_WEBHOOK_FAILURES: limit(60),
    /** All requests per user and minute. It is high because a browse list records a view per card. */
    LIMIT_REQUESTS_BY_USER: limit(3000),
    /** Requests without a token, or with one not seen before, per network address and minute. */
    LIMIT_REQUESTS_BY_ADDRESS: limit(1200),
});
//# sourceMappingURL=config.js.map