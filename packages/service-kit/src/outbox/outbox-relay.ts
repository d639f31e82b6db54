import type { NatsConnection } from '@nats-io/transport-node';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { liveSubject } from '@proofround/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { CONFIG } from '../config/injection-tokens.js';
import type { DatabaseConfig } from '../config/load-config.js';
import type { StreamSettings } from '../config/load-config.js';
import { updatedRows } from '../database/columns.js';
import { EventPublisher } from '../events/publisher.js';
import { NATS, onReconnect } from '../nats/nats.js';
import { ensureStreams } from '../nats/streams.js';
import { collectOnScrape, outboxOldest, outboxPublished, outboxWaiting } from '../ops/metrics.js';
import { Loop } from '../work/loop.js';
import { Outbox } from './outbox.js';

const BATCH = 200;
/** Pause between batches under load, so that batches are larger. */
const GATHER_MS = 10;

/** A row that is due later than any pause was stored before the server's clock was set back. */
const DUE = `(next_attempt_at <= now() OR next_attempt_at > now() + interval '1 minute')`;

const takenRow = z.object({
  id: z.string(),
  subject: z.string(),
  payload: z.string(),
  created_at: z.date(),
  attempts: z.number(),
});
type TakenRow = z.output<typeof takenRow>;
const takenRows = updatedRows(takenRow);

const measurements = z.array(z.object({ waiting: z.coerce.number(), age: z.coerce.number().nullable() }));

/**
 * Publishes the rows of the outbox after each commit of this process, after each reconnect, and at
 * a slow interval for rows that a crash left behind. It commits the removal of a row only after the
 * broker's ack; if it crashes in between, the row is published again with the same id.
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
    await this.loop.whenIdle();
    await this.loop.stop();
  }

  /**
   * One transaction takes rows away, publishes them and puts back those that were refused. If it
   * fails, it is rolled back and the rows are there again. Backups rely on it: while a row is
   * published, the table is locked.
   */
  private async publishBatch(condition = ''): Promise<{ published: number; failed: number }> {
    return this.database.transaction(async (tx) => {
      const [rows] = takenRows.parse(
        await tx.query(
          `DELETE FROM outbox WHERE id = ANY(ARRAY(
             SELECT id FROM outbox WHERE ${DUE} ${condition}
             ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))
           RETURNING id, subject, payload, created_at, attempts`,
        ),
      );
      const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const published = await Promise.all(inOrder.map((row) => this.isPublished(row)));
      const failed = inOrder.filter((_, index) => !published[index]);
      if (failed.length > 0) await putBack(tx, failed);
      const count = rows.length - failed.length;
      if (count > 0) outboxPublished().inc(count);
      return { published: count, failed: failed.length };
    });
  }

  private async isPublished({ id, subject, payload, attempts }: TakenRow): Promise<boolean> {
    try {
      await this.publisher.publishRaw(subject, payload, id);
      return true;
    } catch (error) {
      this.logger.warn({ err: error, event_id: id, attempt: attempts + 1 }, 'publishing failed');
      return false;
    }
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

/** Stores refused rows again, for another attempt after a growing pause. */
async function putBack(tx: EntityManager, rows: readonly TakenRow[]): Promise<void> {
  await tx.query(
    `INSERT INTO outbox (id, subject, payload, created_at, attempts, next_attempt_at)
     SELECT id, subject, payload, created_at, attempts + 1,
       now() + least(interval '100 ms' * power(2, least(attempts, 10)), interval '5 s')
     FROM json_to_recordset($1) AS failed
       (id uuid, subject text, payload text, created_at timestamptz, attempts integer)`,
    [JSON.stringify(rows)],
  );
}
