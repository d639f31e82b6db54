import { createHash } from 'node:crypto';

/** The key prefixes of each process that uses Redis. Only that process writes them. */
export const REDIS_KEYS = {
  /** Counters of rate limits only. */
  gateway: ['limit:*'],
  /** Jobs of the queues, chat sessions, the model's budgets and cached answers. */
  'ai-worker': ['bull:*', 'chat:*', 'model:*', 'links:*'],
} as const satisfies Record<string, readonly string[]>;
/**
 * Keys of another process that a process may read: the gateway shows the admin the queues. BullMQ
 * reads by scripts, whose keys count as written, so a selector allows reading commands on these keys.
 */
const READ_ONLY: Partial<Record<string, readonly string[]>> = { gateway: ['bull:*'] };

export type RedisUser = keyof typeof REDIS_KEYS;

export const REDIS_USERS = Object.keys(REDIS_KEYS) as RedisUser[];

/**
 * The commands of a process: no administration, nothing that Redis calls dangerous (FLUSHALL, KEYS,
 * CONFIG, DEBUG, SHUTDOWN …), of scripts only running them, no channels. Both clients send INFO when
 * they connect; it shows figures of the server, no keys.
 */
const COMMANDS =
  '+@all -@admin -@dangerous -@scripting +eval +evalsha +script|load +script|exists -@pubsub +info';

const READING = '+@read -@dangerous +eval +evalsha +script|load +script|exists';

/** One line per process, for redis.conf or an ACL file; passwords only as hashes. */
export function redisUsers(passwords: Readonly<Record<RedisUser, string>>): string[] {
  return REDIS_USERS.map((name) => {
    const hash = createHash('sha256').update(passwords[name]).digest('hex');
    const keys = REDIS_KEYS[name].map((pattern) => `~${pattern}`).join(' ');
    const others = (READ_ONLY[name] ?? []).map((pattern) => ` (~${pattern} ${READING})`).join('');
    return `user ${name} on resetpass #${hash} resetkeys ${keys} resetchannels ${COMMANDS}${others}`;
  });
}
