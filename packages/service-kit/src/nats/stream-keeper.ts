import type { ConsumerInfo } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

import { collectOnScrape, streamBytes, streamCeiling } from '../ops/metrics.js';
import { Loops } from '../work/loops.js';
import { jetstreamAdmin, NATS } from './nats.js';
import { DEAD_LETTERS, DOMAIN_EVENTS, LIVE } from './streams.js';

const EVERY_MS = 5000;
/** Above this share of the ceiling, events that everybody has processed are removed. */
const ROOM_NEEDED_ABOVE = 0.5;

/** The sequence up to which a consumer has processed everything; with nothing pending, the stream's last. */
function doneUpTo({ num_pending, num_ack_pending, ack_floor }: ConsumerInfo, last: number): number {
  return num_pending === 0 && num_ack_pending === 0 ? last : ack_floor.stream_seq;
}

/**
 * Keeps the stream of events below its ceiling: when it is half full, it removes the older half as far as
 * every consumer has processed it. So one account with endless edits cannot fill the stream for everybody,
 * and no event is removed that a consumer still needs. One process does this.
 */
@Injectable()
export class StreamKeeper implements OnApplicationShutdown {
  private readonly logger = new Logger(StreamKeeper.name);
  private readonly endCollecting: () => void;

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    loops: Loops,
  ) {
    loops.every(EVERY_MS, 'the sweep of processed events', () => this.makeRoom());
    this.endCollecting = collectOnScrape(() => this.measure());
  }

  onApplicationShutdown(): void {
    this.endCollecting();
  }

  /** Returns how many events were removed. */
  async makeRoom(): Promise<number> {
    const { streams, consumers } = await jetstreamAdmin(this.nats);
    const { name } = DOMAIN_EVENTS;
    // Read before the consumers: what is published meanwhile is not removed.
    const { config, state } = await streams.info(name);
    if (config.max_bytes <= 0 || state.bytes <= config.max_bytes * ROOM_NEEDED_ABOVE) return 0;
    const middle = state.first_seq + Math.ceil((state.last_seq - state.first_seq) / 2);
    let end = middle;
    for await (const consumer of consumers.list(name))
      end = Math.min(end, doneUpTo(consumer, state.last_seq));
    if (end < state.first_seq) return 0;
    const { purged } = await streams.purge(name, { seq: end + 1 });
    this.logger.warn({ purged }, 'the stream of events is half full: old, processed events were removed');
    return purged;
  }

  private async measure(): Promise<void> {
    const { streams } = await jetstreamAdmin(this.nats);
    for (const { name: stream } of [DOMAIN_EVENTS, LIVE, DEAD_LETTERS]) {
      const { config, state } = await streams.info(stream);
      streamBytes().set({ stream }, state.bytes);
      streamCeiling().set({ stream }, config.max_bytes);
    }
  }
}
