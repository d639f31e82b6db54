/** The queues of ai-worker, by name: contracts know them because the admin's board shows them. */
export const QUEUE_NAMES = ['analysis', 'matching'] as const;

/** The services behind the gateway, by folder name. Each answers its own ping. */
export const SERVICES = ['auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'] as const;
export type ServiceName = (typeof SERVICES)[number];
