import { z } from 'zod';

import { ADMINS_ONLY } from '../admin/endpoints.js';
import { billingSettings } from '../billing/schemas.js';
import { endpoint } from '../messaging/endpoint.js';

/** GET /health: degraded as soon as one service does not answer. */
export const health = z
  .object({
    status: z.enum(['ok', 'degraded']),
    services: z.record(z.string(), z.enum(['up', 'down'])),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

export const getHealth = endpoint('getHealth', 'GET /health', {
  tag: 'Operations',
  summary: 'Whether the gateway can serve, and which services answer',
  access: 'public',
  reply: health,
  status: 200,
  examples: {
    reply: {
      status: 'ok',
      services: {
        auth: 'up',
        startups: 'up',
        marketplace: 'up',
        billing: 'up',
        notifications: 'up',
        'ai-worker': 'up',
      },
    },
  },
});

/** What the browser needs to know of this installation (ACCOUNT-10). */
export const settings = z
  .object({
    admin_email: z.string().describe('Whose e-mail shows the Admin button; the server decides by itself'),
    payments_test_mode: z.boolean(),
    ai_source: z.string().describe('Which model or rubric version produces analyses'),
    prices: billingSettings.shape.prices.describe('US dollars for Investor Access, per month and per year'),
  })
  .meta({ id: 'Settings' });

export const getConfig = endpoint('getConfig', 'GET /config', {
  tag: 'Operations',
  summary: 'What the browser needs to know of this installation',
  access: 'signed-in',
  reply: settings,
  status: 200,
  examples: {
    reply: {
      admin_email: 'admin@example.com',
      payments_test_mode: true,
      ai_source: 'rubric-4',
      prices: { monthly: 149, annual: 299 },
    },
  },
});

/** The queues of ai-worker, by name: contracts know them because the admin's board shows them. */
export const QUEUE_NAMES = ['analysis', 'matching'] as const;

export const openQueueBoard = endpoint('openQueueBoard', 'POST /admin/queues/session', {
  tag: 'Operations',
  summary: 'Opens the board of the job queues at /api/admin/queues for an hour',
  description: 'Sets a cookie for that path alone. The board shows jobs and changes nothing.',
  access: ADMINS_ONLY,
  status: 204,
});
