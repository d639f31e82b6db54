import { z } from 'zod';

import type { StripeStandInOptions } from './stand-in.js';

/** A required setting is missing; the message names the variables, never their values. */
export class SettingsError extends Error {}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const webUrl = z.url({ protocol: /^https?$/ });

const environment = z.object({
  STRIPE_STAND_IN_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  STRIPE_STAND_IN_HOST: optional(z.string()),
  STRIPE_SECRET_KEY: z
    .string()
    .min(8)
    .refine((key) => !/^[sr]k_live_/.test(key), 'a live key has no business here'),
  STRIPE_WEBHOOK_SECRET: z.string().min(8),
  STRIPE_WEBHOOK_URL: optional(webUrl),
  STRIPE_STAND_IN_DATA: optional(z.string()),
  STRIPE_STAND_IN_PUBLIC_URL: optional(webUrl),
});

export type Settings = Omit<StripeStandInOptions, 'now' | 'log'>;

/**
 * The process's settings from its environment.
 * - STRIPE_SECRET_KEY: the accepted API key (not a live one); required.
 * - STRIPE_WEBHOOK_SECRET: the secret that signs webhooks; required.
 * - STRIPE_WEBHOOK_URL: the address for events; without it none are sent.
 * - STRIPE_STAND_IN_PORT (12111), STRIPE_STAND_IN_HOST (127.0.0.1): the address to listen on.
 * - STRIPE_STAND_IN_DATA: the data file; without it everything is only in memory.
 * - STRIPE_STAND_IN_PUBLIC_URL: our address for browsers; by default the address we listen on.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(problems.join('\n'));
  }
  const given = parsed.data;
  return {
    port: given.STRIPE_STAND_IN_PORT ?? 12_111,
    host: given.STRIPE_STAND_IN_HOST ?? '127.0.0.1',
    secretKey: given.STRIPE_SECRET_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    webhookUrl: given.STRIPE_WEBHOOK_URL,
    dataFile: given.STRIPE_STAND_IN_DATA,
    publicUrl: given.STRIPE_STAND_IN_PUBLIC_URL,
  };
}
