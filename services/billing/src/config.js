import { databaseConfig } from '@proofround/service-kit';
import { z } from 'zod';
import { parseOrigins } from './checkouts/origins.js';
const origins = z.string().transform((value, ctx) => {
    const parsed = parseOrigins(value);
    if (parsed)
        return parsed;
    ctx.issues.push({ code: 'custom', input: undefined, message: 'not a list of origins' });
    return z.NEVER;
});
/** Stripe's minimum is half a dollar. */
const cents = z.coerce.number().int().min(50).max(99_999_999);
/** Protocol, host and port only, because the SDK adds the path. */
const apiBase = z.url({ protocol: /^https?$/ }).refine((value) => new URL(value).pathname === '/');
export const billingConfig = databaseConfig
    .extend({
    STRIPE_SECRET_KEY: z.string().trim().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().trim().min(1),
    /** Replaces Stripe's server, for the stand-in of development and tests. */
    STRIPE_API_BASE: apiBase.optional(),
    /** Origins of this site, separated by commas. A payment page leads back to no other origin. */
    PUBLIC_ORIGINS: origins,
    /** The published prices in cents (PAY-5, PAY-13). */
    PRICE_MONTHLY_CENTS: cents.default(14_900),
    PRICE_ANNUAL_CENTS: cents.default(29_900),
    PRICE_PRO_CENTS: cents.default(2900),
    /** Ids of prices at Stripe. They replace the amounts above at checkout; the browser still shows the amounts. */
    STRIPE_PRICE_MONTHLY: z.string().optional(),
    STRIPE_PRICE_ANNUAL: z.string().optional(),
    STRIPE_PRICE_PRO: z.string().optional(),
    /** Timeout of one attempt of a call to Stripe. */
    STRIPE_TIMEOUT_MS: z.coerce.number().int().min(100).max(3500).default(2500),
    /** How often the SDK repeats a failed call within the caller's deadline. */
    STRIPE_RETRIES: z.coerce.number().int().min(0).max(5).default(1),
    /** Interval of the search for stored webhooks that are due. */
    WEBHOOK_SWEEP_MS: z.coerce.number().int().min(20).default(1000),
    /** A webhook fails for good after this many attempts: about ten hours with the default back-off. */
    WEBHOOK_ATTEMPTS: z.coerce.number().int().min(1).default(20),
    /** Pause after the first failure. It doubles with each failure, up to an hour. */
    WEBHOOK_BACKOFF_MS: z.coerce.number().int().min(10).default(2000),
    /** How long processed and ignored webhooks are kept. Stripe redelivers for three days. */
    WEBHOOK_KEEP_DAYS: z.coerce.number().int().min(3).default(30),
    /** Interval of the search for checkouts and subscriptions that are due for a check. */
    RECONCILE_SWEEP_MS: z.coerce.number().int().min(20).default(30_000),
    /** How late a webhook of a checkout or a renewal may be before we ask Stripe. */
    RECONCILE_AFTER_MS: z.coerce.number().int().min(0).default(300_000),
    /** The cancellation of a deleted account's subscription fails for good after this many attempts. */
    CANCEL_ATTEMPTS: z.coerce.number().int().min(1).default(20),
    /** Pause after the first failure. It doubles with each failure, up to an hour. */
    CANCEL_BACKOFF_MS: z.coerce.number().int().min(10).default(2000),
    /** The most checkouts, and the most subscriptions, that one reconciliation pass checks. */
    RECONCILE_BATCH: z.coerce.number().int().min(1).max(500).default(50),
})
    .refine(({ STRIPE_API_BASE, STRIPE_SECRET_KEY }) => !STRIPE_API_BASE || !isLiveKey(STRIPE_SECRET_KEY), {
    // A live key must not reach any server but Stripe.
    path: ['STRIPE_API_BASE'],
});
const isLiveKey = (key) => /^[a-z]+_live_/.test(key);
/** True when no real money moves. The browser shows it. */
export function isTestMode(config) {
    return config.STRIPE_API_BASE !== undefined || /^[a-z]+_test_/.test(config.STRIPE_SECRET_KEY);
}
//# sourceMappingURL=config.js.map