import { databaseConfig } from '@proofround/service-kit';
import { z } from 'zod';

import { parseOrigins } from './origins.js';

const origins = z.string().transform((value, ctx) => {
  const parsed = parseOrigins(value);
  if (parsed) return parsed;
  ctx.issues.push({ code: 'custom', input: undefined, message: 'not a list of origins' });
  return z.NEVER;
});

/** Stripe's minimum is half a dollar. */
const cents = z.coerce.number().int().min(50).max(99_999_999);

/** Protocol, host and port only, because the SDK adds the path. */
const apiBase = z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).pathname === '/');

/** docs/configuration.md explains the settings. */
export const billingConfig = databaseConfig
  .extend({
    STRIPE_SECRET_KEY: z.string().trim().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().trim().min(1),
    /** Replaces Stripe's server, for the stand-in of development and tests. */
    STRIPE_API_BASE: apiBase.optional(),
    PUBLIC_ORIGINS: origins,
    PRICE_MONTHLY_CENTS: cents.default(14_900),
    PRICE_ANNUAL_CENTS: cents.default(29_900),
    PRICE_PRO_CENTS: cents.default(2900),
    /** Ids of prices at Stripe. They replace the amounts above at checkout; the browser still shows the amounts. */
    STRIPE_PRICE_MONTHLY: z.string().optional(),
    STRIPE_PRICE_ANNUAL: z.string().optional(),
    STRIPE_PRICE_PRO: z.string().optional(),
    STRIPE_TIMEOUT_MS: z.coerce.number().int().min(100).max(3500).default(2500),
    STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(1),
    WEBHOOK_SWEEP_MS: z.coerce.number().int().min(20).default(1000),
    /** A webhook fails for good after this many attempts: about ten hours with the default back-off. */
    WEBHOOK_ATTEMPTS: z.coerce.number().int().min(1).default(20),
    WEBHOOK_BACKOFF_MS: z.coerce.number().int().min(10).default(2000),
    /** How long processed and ignored webhooks are kept. Stripe redelivers for three days. */
    WEBHOOK_KEEP_DAYS: z.coerce.number().int().min(3).default(30),
    RECONCILE_SWEEP_MS: z.coerce.number().int().min(20).default(30_000),
    RECONCILE_AFTER_MS: z.coerce.number().int().min(0).default(300_000),
    CANCEL_ATTEMPTS: z.coerce.number().int().min(1).default(20),
    CANCEL_BACKOFF_MS: z.coerce.number().int().min(10).default(2000),
    RECONCILE_BATCH: z.coerce.number().int().min(1).max(500).default(50),
  })
  .refine(({ STRIPE_API_BASE, STRIPE_SECRET_KEY }) => !STRIPE_API_BASE || !isLiveKey(STRIPE_SECRET_KEY), {
    // A live key must not reach any server but Stripe.
    path: ['STRIPE_API_BASE'],
  });
export type BillingConfig = z.output<typeof billingConfig>;

const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

/** True when no real money moves. The browser shows it. */
export function isTestMode(config: Pick<BillingConfig, 'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY'>): boolean {
  return config.STRIPE_API_BASE !== undefined || /^[a-z]+_test_/.test(config.STRIPE_SECRET_KEY);
}
