/** The names of ai-worker's queues. The gateway needs them for the admin's board. */
/** The prefix of the queues' keys in Redis. The braces keep a queue on one node of a cluster. */
export const QUEUE_PREFIX = '{bull}';

export const QUEUE_NAMES = ['analysis', 'matching'] as const;

/** The services behind the gateway, by folder name. */
export const SERVICES = ['auth', 'startups', 'marketplace', 'billing', 'notifications', 'ai-worker'] as const;
export type ServiceName = (typeof SERVICES)[number];
