import { Logger } from '@nestjs/common';
import { DiscardPolicy, JetStreamApiError, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { nanos, PermissionViolationError } from '@nats-io/transport-node';

import { jetstreamAdmin } from './nats.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Domain events of all services, kept for a week. */
export const DOMAIN_EVENTS = {
  name: 'DOMAIN_EVENTS',
  subjects: ['events.>'],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(7 * DAY),
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
  max_bytes: 256 * 1024 * 1024,
  duplicate_window: nanos(2 * MINUTE),
};

/** Messages that failed on every attempt, with the reason, kept for 30 days to be replayed. */
export const DEAD_LETTERS = {
  name: 'DEAD_LETTERS',
  subjects: ['dead.>'],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(30 * DAY),
  duplicate_window: nanos(10 * MINUTE),
};

const STREAM_NAME_IN_USE = 10058;

/** Whether the broker denied permission: only some processes may change streams. */
function isRefused(error: unknown): boolean {
  if (error instanceof PermissionViolationError) return true;
  return error instanceof Error && error.cause !== undefined && isRefused(error.cause);
}

/**
 * Creates the streams or updates their settings. Any process may call it at any time. A process
 * without permission to update uses the streams as they are.
 */
export async function ensureStreams(nats: NatsConnection): Promise<void> {
  const manager = await jetstreamAdmin(nats);
  for (const stream of [DOMAIN_EVENTS, LIVE, DEAD_LETTERS]) {
    try {
      await manager.streams.add(stream);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.apiError().err_code !== STREAM_NAME_IN_USE)
        throw error;
      await manager.streams.update(stream.name, stream).catch((failure: unknown) => {
        if (!isRefused(failure)) throw failure;
        new Logger('Streams').log(
          { stream: stream.name },
          'no permission to update the stream; another process updates it',
        );
      });
    }
  }
}
