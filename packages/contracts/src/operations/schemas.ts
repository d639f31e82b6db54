import { z } from 'zod';

import { billingSettings } from '../billing/schemas.js';

/** GET /health: degraded as soon as one service does not answer. */
export const health = z
  .object({
    status: z.enum(['ok', 'degraded']),
    services: z.record(z.string(), z.enum(['up', 'down'])),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** What the browser needs to know of this installation (ACCOUNT-10). */
export const settings = z
  .object({
    admin_email: z.string().describe('Whose e-mail shows the Admin button; the server decides by itself'),
    payments_test_mode: z.boolean(),
    ai_source: z.string().describe('Which model or rubric version produces analyses'),
    prices: billingSettings.shape.prices.describe('US dollars for Investor Access, per month and per year'),
  })
  .meta({ id: 'Settings' });
