import { z } from 'zod';

import { defineRpc } from '../messaging/rpc.js';

/** The services behind the gateway, by folder name. Each answers its own ping. */
export const SERVICES = ['auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** Whether at least one replica of a service is up and ready. */
export const ping = (service: ServiceName) =>
  defineRpc(`${service}.operations.ping.v1`, {
    access: 'internal',
    request: z.object({}),
    reply: z.object({ ready: z.boolean() }),
  });
