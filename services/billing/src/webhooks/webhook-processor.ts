import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, Ticker, updatedRows } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { BillingConfig } from '../config.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { webhooksCounted } from '../metrics.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments, type StripeEvent } from '../payments/payments.js';

/** How long a claimed event is left alone: longer than processing may take. */
const CLAIM = '30 seconds';
const BATCH = 8;
const LONGEST_PAUSE_MS = 3600 * 1000;

const claimed = z.object({
  id: z.string(),
  type: z.string(),
  object_id: z.string().nullable(),
  attempts: z.number(),
});
type Claimed = z.output<typeof claimed>;

/** What an event is about, of the things that concern us. */
function subjectOf(type: string): 'session' | 'subscription' | 'invoice' | undefined {
  if (type.startsWith('checkout.session.')) return 'session';
  if (type.startsWith('customer.subscription.')) return 'subscription';
  return type === 'invoice.paid' || type === 'invoice.payment_succeeded' ? 'invoice' : undefined;
}

/**
 * Works off the stored webhooks. A claim is a lease, so replicas and a second delivery of the same
 * event find it taken, and no transaction is open while Stripe is asked. What fails is tried again
 * with growing pauses; after the last attempt it is `failed`, in the log and in the metrics.
 */
@Injectable()
export class WebhookProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookProcessor.name);
  private readonly ticker: Ticker;
  private readonly running = new Set<Promise<void>>();
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    @Inject(CONFIG) private readonly config: BillingConfig,
  ) {
    this.ticker = new Ticker('the sweep of webhooks', config.WEBHOOK_SWEEP_MS, () => this.sweep());
  }

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.ticker.stop();
    await Promise.allSettled(this.running);
  }

  /**
   * Stores an event and, unless there is much to do already, works it off at once: it is stored as
   * claimed, so nobody else takes it up meanwhile. The same event again changes nothing, but gives
   * one that had failed another run. Resolves to the run when it is stored; null without one.
   */
  async store(event: StripeEvent, payload: string): Promise<{ run: Promise<void> } | null> {
    const concerns = subjectOf(event.type) !== undefined;
    const atOnce = concerns && !this.stopping && this.running.size < BATCH;
    const rows = z.array(claimed).parse(
      await this.database.query(
        `INSERT INTO webhook_events AS e (id, type, object_id, payload, status, attempts, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + $7::interval)
         ON CONFLICT (id) DO UPDATE
         SET status = 'pending', attempts = excluded.attempts, next_attempt_at = excluded.next_attempt_at
         WHERE e.status = 'failed'
         RETURNING id, type, object_id, attempts`,
        [
          event.id,
          event.type,
          event.object_id,
          concerns ? payload : '',
          concerns ? 'pending' : 'ignored',
          atOnce ? 1 : 0,
          atOnce ? CLAIM : '0',
        ],
      ),
    );
    if (!concerns) webhooksCounted.inc({ type: 'other', outcome: 'ignored' });
    return atOnce && rows[0] ? { run: this.start(rows[0]) } : null;
  }

  private start(event: Claimed): Promise<void> {
    const run = this.process(event)
      .catch((error: unknown) => this.logger.warn({ err: error, webhook: event.id }, 'a webhook has to wait'))
      .finally(() => this.running.delete(run));
    this.running.add(run);
    return run;
  }

  /** Works off what is due. */
  async sweep(): Promise<void> {
    let events: Claimed[];
    do {
      events = await this.claim();
      await Promise.all(events.map((event) => this.process(event)));
    } while (events.length === BATCH && !this.stopping);
  }

  private async claim(): Promise<Claimed[]> {
    const [rows] = updatedRows(claimed).parse(
      await this.database.query(
        `UPDATE webhook_events SET attempts = attempts + 1, next_attempt_at = now() + interval '${CLAIM}'
         WHERE id IN (
           SELECT id FROM webhook_events
           WHERE status = 'pending' AND next_attempt_at <= now()
           ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id, type, object_id, attempts`,
        [BATCH],
      ),
    );
    return rows;
  }

  private async process(event: Claimed): Promise<void> {
    const { id, type } = event;
    try {
      // Claimed once more than is allowed: whoever had it before did not live to say so.
      if (event.attempts > this.config.WEBHOOK_ATTEMPTS) throw new Error('It has had its attempts');
      const ours = await this.apply(event, new Deadline(BACKGROUND_BUDGET_MS));
      await this.settle(event, ours ? 'processed' : 'ignored');
      webhooksCounted.inc({ type, outcome: ours ? 'processed' : 'ignored' });
    } catch (error) {
      const failed = event.attempts >= this.config.WEBHOOK_ATTEMPTS;
      const facts = { err: error, webhook: id, type, attempts: event.attempts };
      if (failed) this.logger.error(facts, 'a webhook failed for good');
      else this.logger.warn(facts, 'a webhook failed and will be tried again');
      webhooksCounted.inc({ type, outcome: failed ? 'failed' : 'retried' });
      await this.settle(event, failed ? 'failed' : 'pending');
    }
  }

  /** The event says only which object has news; what they are is read from Stripe. */
  private async apply({ type, object_id }: Claimed, deadline: Deadline): Promise<boolean> {
    if (object_id === null) return false;
    switch (subjectOf(type)) {
      case 'session': {
        const session = await this.payments.session(object_id, deadline);
        return session !== null && (await this.bookkeeping.takeSession(session, deadline)) !== null;
      }
      case 'subscription':
        return (await this.bookkeeping.takeSubscription(object_id, deadline)) !== null;
      case 'invoice':
        return this.bookkeeping.takeInvoice(object_id, deadline);
      case undefined:
        return false;
    }
  }

  /** Only while the claim is still ours: who lost it has been overtaken. */
  private async settle({ id, attempts }: Claimed, status: string): Promise<void> {
    const pause = Math.min(this.config.WEBHOOK_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    await this.database.query(
      `UPDATE webhook_events SET status = $3, next_attempt_at = now() + $4 * interval '1 millisecond',
         payload = CASE WHEN $3 IN ('processed', 'ignored') THEN '' ELSE payload END
       WHERE id = $1 AND attempts = $2 AND status = 'pending'`,
      [id, attempts, status, pause],
    );
  }
}
