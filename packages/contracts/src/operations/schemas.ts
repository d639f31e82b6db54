import { z } from 'zod';

import { billingSettings } from '../billing/schemas.js';

/** The prefix of the queues' keys in Redis. The braces keep a queue on one node of a cluster. */
export const QUEUE_PREFIX = '{bull}';
/** The names of ai-worker's queues. The gateway needs them for the admin's board. */
export const QUEUE_NAMES = ['analysis', 'matching'] as const;

export const SERVICES = ['auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** GET /health: degraded if any service does not respond. */
export const health = z
  .object({
    status: z.enum(['ok', 'degraded']),
    services: z.record(z.string(), z.enum(['up', 'down'])),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** The settings of this installation for the browser (ACCOUNT-10). */
export const settings = z
  .object({
    admin_email: z
      .string()
      .nullable()
      .describe("The designated admin's e-mail address; null for everybody else"),
    is_admin: z.boolean().describe('Whether the signed-in user is the designated admin'),
    email_verification: z
      .boolean()
      .describe('Whether a new e-mail address counts only after its link is opened'),
    payments_test_mode: z.boolean(),
    ai_source: z.string().describe('The model or rubric version that produces analyses'),
    rubric_version: z
      .string()
      .nullable()
      .default(null)
      .describe('The version of the rubric, also where a model produces analyses; null until known'),
    prices: billingSettings.shape.prices.describe('Prices of Investor Access in US dollars'),
  })
  .meta({ id: 'Settings' });
