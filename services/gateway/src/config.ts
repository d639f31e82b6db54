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

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const limit = (points: number) => z.coerce.number().int().min(1).default(points);

/** docs/configuration.md explains the settings. */
export const gatewayConfig = baseConfig.extend({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** The keys that verify access tokens; more than one while a key is being replaced. */
  JWT_PUBLIC_KEYS: publicKeys,
  WEB_ROOT: z.string(),
  REDIS_URL: redisAddress,
  CORS_ORIGINS: list.default([]),
  TRUSTED_PROXIES: list.default([]),
  BODY_TIMEOUT_MS: z.coerce.number().int().min(500).max(30_000).default(10_000),
  /** How long a client may leave an answer unread; longer than the pause between heartbeats (LIVE-3). */
  WRITE_TIMEOUT_MS: z.coerce.number().int().min(500).default(30_000),
  RATE_LIMITS: flag.default(true),
  LIMIT_FAILED_LOG_INS: limit(10),
  LIMIT_FAILED_LOG_INS_BY_EMAIL: limit(100),
  LIMIT_ACCOUNTS_BY_ADDRESS: limit(100),
  LIMIT_ACCOUNT_MAILS: limit(5),
  LIMIT_CHAT: limit(30),
  LIMIT_MATCHING: limit(10),
  LIMIT_PAYMENTS: limit(120),
  // Work of a user in an hour.
  LIMIT_STARTUPS: limit(30),
  LIMIT_PROFILES: limit(30),
  LIMIT_EDITS: limit(120),
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
  LIMIT_WEBHOOK_FAILURES: limit(60),
  /** All requests per user and minute. It is high because a browse list records a view per card. */
  LIMIT_REQUESTS_BY_USER: limit(3000),
  LIMIT_REQUESTS_BY_ADDRESS: limit(1200),
  /** Requests of all users of one network address together: five times the limit of one user. */
  LIMIT_USER_REQUESTS_BY_ADDRESS: limit(15_000),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
