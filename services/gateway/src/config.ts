import { baseConfig, flag, pemText, port } from '@proofround/service-kit';
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
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const limit = (points: number) => z.coerce.number().int().min(1).default(points);

export const gatewayConfig = baseConfig.extend({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** The keys that verify access tokens; more than one while a key is being replaced. */
  JWT_PUBLIC_KEYS: publicKeys,
  /** The directory of the built front end. */
  WEB_ROOT: z.string(),
  REDIS_URL: z.url().describe('redis://:password@host:6379, for rate limits'),
  /** Origins, besides our own, whose pages may call the API. */
  CORS_ORIGINS: list.default([]),
  /** Addresses or networks of proxies whose forwarding headers are trusted. */
  TRUSTED_PROXIES: list.default([]),
  RATE_LIMITS: flag.default(true),
  /** Failed log-ins per e-mail address in 15 minutes. */
  LIMIT_FAILED_LOG_INS: limit(10),
  /** Log-ins and registrations per network address in 15 minutes. */
  LIMIT_ACCOUNTS_BY_ADDRESS: limit(100),
  /** Chat messages per user and minute. */
  LIMIT_CHAT: limit(30),
  /** Match generations per user and minute. */
  LIMIT_MATCHING: limit(10),
  /** All requests per user and minute. It is high because a browse list records a view per card. */
  LIMIT_REQUESTS_BY_USER: limit(3000),
  /** Requests without a token per network address and minute. */
  LIMIT_REQUESTS_BY_ADDRESS: limit(1200),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
