import { createHash } from 'node:crypto';

import { QUEUE_PREFIX } from '@proofround/contracts';

/** The key prefixes of each process that uses Redis. Only that process writes them. */
export const REDIS_KEYS = {
  /** Counters of rate limits only. */
  gateway: ['limit:*'],
  /** Jobs of the queues, chat sessions, the model's budgets and cached answers. */
  'ai-worker': [`${QUEUE_PREFIX}:*`, 'chat:*', 'model:*', 'links:*'],
} as const satisfies Record<string, readonly string[]>;
/**
 * Keys of another process that a process may read: the gateway shows the admin the queues. BullMQ reads by
 * scripts, whose keys count as written, so a selector allows the reading commands.
 */
const READ_ONLY: Partial<Record<string, readonly string[]>> = { gateway: [`${QUEUE_PREFIX}:*`] };

export type RedisProcess = keyof typeof REDIS_KEYS;

/** KEDA, which scales ai-worker by the length of its queues, is no process of ours. */
const KEDA = 'keda';
export type RedisUser = RedisProcess | typeof KEDA;

const REDIS_PROCESSES = Object.keys(REDIS_KEYS) as RedisProcess[];
export const REDIS_USERS: readonly RedisUser[] = [...REDIS_PROCESSES, KEDA];

/** The lists of job ids that KEDA counts; it cannot read the jobs. */
const COUNTED = ['wait', 'prioritized', 'delayed', 'active'].map((list) => `${QUEUE_PREFIX}:*:${list}`);

/**
 * The commands of a process: no administration, nothing that Redis calls dangerous (FLUSHALL, KEYS, CONFIG,
 * DEBUG, SHUTDOWN …), no channels; scripts can only be run. Both clients send INFO when they connect; it
 * shows figures of the server, no keys.
 */
const COMMANDS =
  '+@all -@admin -@dangerous -@scripting +eval +evalsha +script|load +script|exists -@pubsub +info';

/** KEDA counts by a script. */
const COUNTING = '+@read +@connection -@dangerous +eval +info';

const READING = '+@read -@dangerous +eval +evalsha +script|load +script|exists';

/** One line per user, for redis.conf or an ACL file; passwords only as hashes. */
export function redisUsers(passwords: Readonly<Record<RedisUser, string>>): string[] {
  const user = (name: RedisUser, patterns: readonly string[], rights: string) => {
    const hash = createHash('sha256').update(passwords[name]).digest('hex');
    const keys = patterns.map((pattern) => `~${pattern}`).join(' ');
    return `user ${name} on resetpass #${hash} resetkeys ${keys} resetchannels ${rights}`;
  };
  const processes = REDIS_PROCESSES.map((name) => {
    const others = (READ_ONLY[name] ?? []).map((pattern) => ` (~${pattern} ${READING})`).join('');
    return user(name, REDIS_KEYS[name], `${COMMANDS}${others}`);
  });
  return [...processes, user(KEDA, COUNTED, COUNTING)];
}
