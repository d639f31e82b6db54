import type { Cluster, Redis } from 'ioredis';

/** A connection to one primary, or to all primaries of a cluster. */
export type RedisConnection = Redis | Cluster;
