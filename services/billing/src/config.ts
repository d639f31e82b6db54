import { databaseConfig } from '@proofround/service-kit';
import { z } from 'zod';

import { parseOrigins } from './checkouts/origins.js';

const origins = z.string().transform((value, ctx) => {
  const parsed = parseOrigins(value);
  if (parsed) return parsed;
  ctx.issues.push({ code: 'custom', input: undefined, message: 'not a list of origins' });
  return z.NEVER;
});

/** Stripe takes no less than half a dollar. */
const cents = z.coerce.number().int().min(50).max(99_999_999);

/** Host, port and protocol alone: the SDK adds its own path. */
const apiBase = z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).pathname === '/');

export const billingConfig = databaseConfig
  .extend({
    STRIPE_SECRET_KEY: z.string().trim().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().trim().min(1),
    /** A server that speaks Stripe's API in its place: the stand-in of development and tests. */
    STRIPE_API_BASE: apiBase.optional(),
    /** Where this site is served, by commas: the only places that a payment page leads back to. */
    PUBLIC_ORIGINS: origins,
    /** The two published prices in cents (PAY-5). */
    PRICE_MONTHLY_CENTS: cents.default(14_900),
    PRICE_ANNUAL_CENTS: cents.default(29_900),
    /** Ids of prices kept at Stripe, in place of the amounts above, which the browser still shows. */
    STRIPE_PRICE_MONTHLY: z.string().optional(),
    STRIPE_PRICE_ANNUAL: z.string().optional(),
    /** How long one attempt at a call to Stripe may take. */
    STRIPE_TIMEOUT_MS: z.coerce.number().int().min(100).max(3500).default(2500),
    /** How often the SDK tries a failed call again, as long as somebody still waits for it. */
    STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(1),
    /** How often stored webhooks are looked through for those that are due. */
    WEBHOOK_SWEEP_MS: z.coerce.number().int().min(20).default(1000),
    /** After so many attempts a webhook counts as failed. With the default back-off: about ten hours. */
    WEBHOOK_ATTEMPTS: z.coerce.number().int().min(1).default(20),
    /** The pause after the first failure; it doubles up to an hour. */
    WEBHOOK_BACKOFF_MS: z.coerce.number().int().min(10).default(2000),
    /** How long webhooks that are done with are kept. Stripe redelivers for three days. */
    WEBHOOK_KEEP_DAYS: z.coerce.number().int().min(3).default(30),
    /** How often open checkouts and lapsed subscriptions are looked for. */
    RECONCILE_SWEEP_MS: z.coerce.number().int().min(20).default(30_000),
    /** How long news of a checkout or a renewal may be late before Stripe is asked. */
    RECONCILE_AFTER_MS: z.coerce.number().int().min(0).default(300_000),
    /** After so many attempts the cancellation of a deleted account's subscription counts as failed. */
    CANCEL_ATTEMPTS: z.coerce.number().int().min(1).default(20),
    /** The pause after the first failure; it doubles up to an hour. */
    CANCEL_BACKOFF_MS: z.coerce.number().int().min(10).default(2000),
    /** At most so many checkouts, and so many subscriptions, are read again in one pass. */
    RECONCILE_BATCH: z.coerce.number().int().min(1).max(500).default(50),
  })
  .refine(({ STRIPE_API_BASE, STRIPE_SECRET_KEY }) => !STRIPE_API_BASE || !isLiveKey(STRIPE_SECRET_KEY), {
    // A live key is for Stripe alone.
    path: ['STRIPE_API_BASE'],
  });
export type BillingConfig = z.output<typeof billingConfig>;

const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

/** Whether no real money moves: the browser is told, and the payment page says so. */
export function isTestMode(config: Pick<BillingConfig, 'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY'>): boolean {
  return config.STRIPE_API_BASE !== undefined || /^[a-z]+_test_/.test(config.STRIPE_SECRET_KEY);
}
