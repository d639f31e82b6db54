import { z } from 'zod';

import { billingSettings } from '../billing/schemas.js';
import { defineRpc } from '../messaging/rpc.js';
import type { ServiceName } from './schemas.js';

export const settingsRpc = {
  get: {
    /** auth's settings for the browser: the designated admin's e-mail address, which only the admin reads. */
    auth: defineRpc('auth.settings.get.v1', {
      access: 'internal',
      request: z.object({}),
      reply: z.object({
        admin_email: z.string(),
        email_verification: z.boolean(),
      }),
    }),
    billing: defineRpc('billing.settings.get.v1', {
      access: 'internal',
      request: z.object({}),
      reply: billingSettings,
    }),
    /** ai-worker's settings for the browser. The previous release sends no `rubric_version`. */
    'ai-worker': defineRpc('ai-worker.settings.get.v1', {
      access: 'internal',
      request: z.object({}),
      reply: z.object({ ai_source: z.string(), rubric_version: z.string().optional() }),
    }),
  },
};

export const operationsRpc = {
  /** Whether at least one replica of a service is up and ready. */
  ping: (service: ServiceName) =>
    defineRpc(`${service}.operations.ping.v1`, {
      access: 'internal',
      request: z.object({}),
      reply: z.object({ ready: z.boolean() }),
    }),
};
