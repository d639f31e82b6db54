import { ADMINS_ONLY } from '../access-rules.js';
import { endpoint } from '../messaging/endpoint.js';
import { health, settings } from './schemas.js';

export const operationsHttp = {
  getHealth: endpoint('operations.getHealth', 'GET /health', {
    tag: 'Operations',
    summary: 'Check the gateway and the services behind it',
    access: 'public',
    reply: health,
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
  }),

  openQueueBoard: endpoint('operations.openQueueBoard', 'POST /admin/queues/session', {
    tag: 'Operations',
    summary: 'Open the board of the job queues at /api/admin/queues for an hour',
    description: 'Sets a cookie for that path only. The board is read-only.',
    access: ADMINS_ONLY,
  }),
};

export const settingsHttp = {
  get: endpoint('settings.get', 'GET /config', {
    tag: 'Operations',
    summary: "Get this installation's settings for the browser",
    access: 'signed-in',
    reply: settings,
    examples: {
      reply: {
        admin_email: 'admin@example.com',
        is_admin: true,
        email_verification: true,
        payments_test_mode: true,
        ai_source: 'rubric-7',
        rubric_version: 'rubric-7',
        prices: { monthly: 149, annual: 299 },
      },
    },
  }),
};
