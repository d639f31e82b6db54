import { setTimeout as delay } from 'node:timers/promises';

import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { nanos, PermissionViolationError, TimeoutError } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { DAY_MS } from '@proofround/contracts';

import { DEFAULT_STREAM_SETTINGS, type StreamSettings } from '../config/load-config.js';
import { jetstreamAdmin } from './nats.js';

const logger = new Logger('Streams');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MIB = 1024 * 1024;

/** With three copies a stream survives the loss of any one server. */
const CLUSTER_REPLICAS = 3;

/** Events of all services, kept for a week. A full stream refuses events, and the outboxes keep them. */
export const DOMAIN_EVENTS = {
  name: 'DOMAIN_EVENTS',
  subjects: ['events.>'],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.New,
  max_age: nanos(7 * DAY_MS),
  duplicate_window: nanos(10 * MINUTE),
};

/** Live events for browsers, kept in memory for an hour for browsers that reconnect. */
export const LIVE = {
  name: 'LIVE',
  subjects: ['live.*'],
  storage: StorageType.Memory,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(HOUR),
  duplicate_window: nanos(2 * MINUTE),
};

/** Messages that failed on every attempt, with the reason, kept for 30 days to be replayed. */
export const DEAD_LETTERS = {
  name: 'DEAD_LETTERS',
  subjects: ['dead.>'],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(30 * DAY_MS),
  duplicate_window: nanos(10 * MINUTE),
};

const STREAM_NAME_IN_USE = 10058;
/** The cluster has too few servers, or there is no cluster. */
const TOO_FEW_SERVERS = [10005, 10074];

const apiCode = (error: unknown): number =>
  error instanceof JetStreamApiError ? error.apiError().err_code : 0;

const hasTooFewServers = (error: unknown): boolean => TOO_FEW_SERVERS.includes(apiCode(error));

/** Whether the broker denied permission: only some processes may change streams. */
function isForbidden(error: unknown): boolean {
  if (error instanceof PermissionViolationError) return true;
  return error instanceof Error && error.cause !== undefined && isForbidden(error.cause);
}

const LEADERLESS_MS = 30_000;
const RETRY_MS = 250;
/** JetStream is temporarily unavailable. */
const UNAVAILABLE = 10008;

/** Whether the cluster is choosing a leader: it answers nothing or that it is unavailable. */
const isLeaderless = (error: unknown): boolean =>
  error instanceof TimeoutError || apiCode(error) === UNAVAILABLE;

/**
 * Creates the streams or updates their settings. A process without that permission uses them as they are.
 * If the cluster has no leader, the request is repeated for half a minute.
 * @throws JetStreamApiError if STREAM_REPLICAS exceeds the number of servers, or no server has the tags of
 *   STREAM_PLACEMENT_TAGS
 * @throws TimeoutError | JetStreamApiError if the cluster finds no leader in that time
 */
export async function ensureStreams(
  nats: NatsConnection,
  settings: StreamSettings = DEFAULT_STREAM_SETTINGS,
): Promise<void> {
  const deadline = Date.now() + LEADERLESS_MS;
  for (;;) {
    const isLast = Date.now() > deadline;
    try {
      // A cluster that has just started may know a server that does not store anything yet.
      const knowsAllServers = (nats.info?.connect_urls ?? []).length >= CLUSTER_REPLICAS;
      await ensureAll(nats, settings, isLast || !knowsAllServers);
      return;
    } catch (error) {
      const isTemporary =
        isLeaderless(error) || (settings.STREAM_REPLICAS === 'auto' && hasTooFewServers(error));
      if (isLast || !isTemporary) throw error;
      logger.warn({ err: error }, 'the NATS cluster has no leader, or not all of its servers yet');
      await delay(RETRY_MS);
    }
  }
}

/** @param mayBeFewer whether a stream may have fewer copies than it should, for lack of servers */
async function ensureAll(nats: NatsConnection, settings: StreamSettings, mayBeFewer: boolean): Promise<void> {
  const manager = await jetstreamAdmin(nats);
  const streams = [
    { ...DOMAIN_EVENTS, max_bytes: settings.EVENTS_MAX_MIB * MIB },
    { ...LIVE, max_bytes: settings.LIVE_MAX_MIB * MIB },
    { ...DEAD_LETTERS, max_bytes: settings.DEAD_LETTERS_MAX_MIB * MIB },
  ];
  const tags = [...settings.STREAM_PLACEMENT_TAGS];
  // An empty name means any cluster.
  const placed = tags.length > 0 ? { placement: { cluster: '', tags } } : {};
  const wanted = settings.STREAM_REPLICAS;
  const replicas = wanted === 'auto' ? (nats.info?.cluster ? CLUSTER_REPLICAS : 1) : wanted;
  for (const stream of streams) {
    try {
      await ensureStream(manager, { ...stream, ...placed, num_replicas: replicas });
    } catch (error) {
      if (wanted !== 'auto' || !hasTooFewServers(error) || !mayBeFewer) throw error;
      logger.warn({ stream: stream.name }, 'the NATS cluster has fewer than three servers');
      // A stream that exists keeps the copies that it has.
      await ensureStream(manager, { ...stream, ...placed });
    }
  }
}

async function ensureStream(
  manager: JetStreamManager,
  stream: Partial<StreamConfig> & { name: string },
): Promise<void> {
  try {
    await manager.streams.add(stream);
  } catch (error) {
    if (apiCode(error) !== STREAM_NAME_IN_USE) throw error;
    await manager.streams.update(stream.name, stream).catch((failure: unknown) => {
      if (!isForbidden(failure)) throw failure;
      logger.log({ stream: stream.name }, 'no permission to update the stream; another process updates it');
    });
  }
}
