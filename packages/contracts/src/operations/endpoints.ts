import { z } from 'zod';

import { endpoint } from '../messaging/endpoint.js';

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
  examples: { reply: { status: 'ok', services: { auth: 'up', startups: 'up', 'ai-worker': 'up' } } },
});
