import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { liveSubject } from '@proofround/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { DatabaseConfig } from '../config/load-config.js';
import { EventPublisher } from '../events/publisher.js';
import { NATS, onReconnect } from '../nats/nats.js';
import { ensureStreams, type StreamSettings } from '../nats/streams.js';
import { collectOnScrape, outboxOldest, outboxPublished, outboxWaiting } from '../ops/metrics.js';
import { CONFIG } from '../service/injection-tokens.js';
import { Loop } from '../work/loop.js';
import { Outbox } from './outbox.js';

const BATCH = 200;
/** Pause between batches under load, so that batches are larger. */
const GATHER_MS = 10;

const claimedRows = z.array(
  z.object({ id: z.string(), subject: z.string(), payload: z.string(), attempts: z.number() }),
);

const measurements = z.array(z.object({ waiting: z.coerce.number(), age: z.coerce.number().nullable() }));

/**
 * Publishes the rows of the outbox after each commit of this process, after each reconnect, and at
 * a slow interval for rows that a crash left behind. It deletes a row only after the broker's ack;
 * if it crashes in between, the row is published again with the same id.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly loop: Loop;
  private endCollecting: (() => void) | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly publisher: EventPublisher,
    private readonly outbox: Outbox,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(CONFIG) private readonly config: Pick<DatabaseConfig, 'OUTBOX_SWEEP_MS'> & StreamSettings,
  ) {
    this.loop = new Loop({
      name: 'the outbox relay',
      everyMs: config.OUTBOX_SWEEP_MS,
      gatherMs: GATHER_MS,
      next: async () => {
        const { published, failed } = await this.publishBatch();
        // While the stream of events is full, the end of a session must not wait behind refused events.
        if (failed > 0) await this.publishBatch(`AND subject LIKE '${liveSubject('')}%'`);
        return failed === 0 && published === BATCH;
      },
    });
  }

  onApplicationBootstrap(): void {
    this.outbox.onCommitted(() => this.loop.wake());
    onReconnect(
      this.nats,
      () =>
        void ensureStreams(this.nats, this.config).then(
          () => this.loop.wake(),
          () => undefined,
        ),
    );
    this.loop.start();
    this.endCollecting = collectOnScrape(() => this.measure());
    this.loop.wake();
  }

  /** Finishes publishing the committed rows before it stops. */
  async beforeApplicationShutdown(): Promise<void> {
    this.endCollecting?.();
    await this.loop.idle();
    await this.loop.stop();
  }

  private async publishBatch(only = ''): Promise<{ published: number; failed: number }> {
    return this.database.transaction(async (tx) => {
      const rows = claimedRows.parse(
        await tx.query(
          `SELECT id, subject, payload, attempts FROM outbox
           WHERE next_attempt_at <= now() ${only}
           ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        ),
      );
      if (rows.length === 0) return { published: 0, failed: 0 };
      const sent: string[] = [];
      const failed: string[] = [];
      await Promise.all(
        rows.map(async (row) => {
          try {
            await this.publisher.publishRaw(row.subject, row.payload, row.id);
            sent.push(row.id);
          } catch (error) {
            failed.push(row.id);
            this.logger.warn(
              { err: error, event_id: row.id, attempt: row.attempts + 1 },
              'publishing failed',
            );
          }
        }),
      );
      if (sent.length > 0) {
        await tx.query('DELETE FROM outbox WHERE id = ANY($1)', [sent]);
        outboxPublished().inc(sent.length);
      }
      if (failed.length > 0) {
        await tx.query(
          `UPDATE outbox SET attempts = attempts + 1,
             next_attempt_at = now() + least(interval '100 ms' * power(2, least(attempts, 10)), interval '5 s')
           WHERE id = ANY($1)`,
          [failed],
        );
      }
      return { published: sent.length, failed: failed.length };
    });
  }

  private async measure(): Promise<void> {
    const [measurement] = measurements.parse(
      await this.database.query(
        'SELECT count(*) AS waiting, extract(epoch FROM now() - min(created_at)) AS age FROM outbox',
      ),
    );
    outboxWaiting().set(measurement?.waiting ?? 0);
    outboxOldest().set(measurement?.age ?? 0);
  }
}
