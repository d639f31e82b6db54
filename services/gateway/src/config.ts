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

/** A list in one variable, separated by commas. */
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);

const limit = (points: number) => z.coerce.number().int().min(1).default(points);

export const gatewayConfig = baseConfig.extend({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Whose signature makes a token ours; several while a key is being replaced. */
  JWT_PUBLIC_KEYS: publicKeys,
  /** The built front end. */
  WEB_ROOT: z.string(),
  REDIS_URL: z.url().describe('redis://:password@host:6379, where rate limits are counted'),
  /** Other origins whose pages may call the API; our own page needs no mention. */
  CORS_ORIGINS: list.default([]),
  /** Addresses or networks of the proxies in front of us, whose forwarding headers are believed. */
  TRUSTED_PROXIES: list.default([]),
  RATE_LIMITS: flag.default(true),
  /** Failed log-ins for one e-mail in 15 minutes. */
  LIMIT_FAILED_LOG_INS: limit(10),
  /** Log-ins and registrations from one address in 15 minutes. */
  LIMIT_ACCOUNTS_BY_ADDRESS: limit(100),
  /** Chat messages of one user in a minute. */
  LIMIT_CHAT: limit(30),
  /** Match generations of one user in a minute. */
  LIMIT_MATCHING: limit(10),
  /** All requests of one user in a minute; a browse list alone records a view per card. */
  LIMIT_REQUESTS_BY_USER: limit(3000),
  /** Requests without a token from one address in a minute. */
  LIMIT_REQUESTS_BY_ADDRESS: limit(1200),
});
export type GatewayConfig = z.output<typeof gatewayConfig>;
