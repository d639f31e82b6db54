import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Loops, workStates, WorkTable } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import type { BillingConfig } from '../config.js';
import { webhooksCounted } from '../metrics.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments, type StripeEvent } from '../payments/payments.js';
import { webhookStates, type WebhookStatus } from '../records/queue-states.js';

/** Duration of a claim; longer than processing may take. */
const LEASE_MS = 30_000;
/** How many webhooks one process handles at a time. */
const CONCURRENCY = 8;

const claimed = z.object({
  id: z.string(),
  type: z.string(),
  object_id: z.string().nullable(),
  attempts: z.number(),
});
type Claimed = z.output<typeof claimed>;

/** The kind of object that the event is about; undefined for an irrelevant event. */
function objectKindOf(type: string): 'session' | 'subscription' | 'invoice' | undefined {
  if (type.startsWith('checkout.session.')) return 'session';
  if (type.startsWith('customer.subscription.')) return 'subscription';
  return type === 'invoice.paid' || type === 'invoice.payment_succeeded' ? 'invoice' : undefined;
}

/** Processes stored webhooks. After the last attempt, a webhook is `failed` and shows in the log and the metrics. */
@Injectable()
export class WebhookProcessor {
  private readonly work: WorkTable<Claimed, WebhookStatus>;

  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    @Inject(CONFIG) config: BillingConfig,
    loops: Loops,
  ) {
    this.work = new WorkTable(database, loops, {
      one: 'a webhook',
      table: 'webhook_events',
      key: 'id',
      row: claimed,
      states: workStates(webhookStates, { waiting: 'pending', failed: 'failed', by: 'billing' }),
      everyMs: config.WEBHOOK_SWEEP_MS,
      atOnce: CONCURRENCY,
      leaseMs: LEASE_MS,
      retry: { attempts: config.WEBHOOK_ATTEMPTS, firstMs: config.WEBHOOK_BACKOFF_MS },
      work: async (event) =>
        (await this.apply(event, new Deadline(BACKGROUND_BUDGET_MS))) ? 'processed' : 'ignored',
      // Payloads contain payers' data.
      columns: ({ outcome }) => (outcome === 'done' ? { payload: '' } : {}),
      count: ({ outcome, status }, { type }) =>
        webhooksCounted.inc({ type, outcome: outcome === 'done' ? status : outcome }),
    });
  }

  /**
   * Stores an event. If there is capacity, the event is stored as claimed and its processing starts
   * at once: the result holds its promise, else it is null. A redelivery changes nothing, except
   * that it restarts a failed event.
   */
  async store(event: StripeEvent, payload: string): Promise<{ run: Promise<void> } | null> {
    const isRelevant = objectKindOf(event.type) !== undefined;
    const status = webhookStates.begin(isRelevant ? 'pending' : 'ignored', 'Stripe');
    const runNow = isRelevant && this.work.hasRoom();
    const rows = z.array(claimed).parse(
      await this.database.query(
        `INSERT INTO webhook_events AS e (id, type, object_id, payload, status, attempts, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 ms')
         ON CONFLICT (id) DO UPDATE
         SET status = excluded.status, attempts = excluded.attempts, next_attempt_at = excluded.next_attempt_at
         WHERE e.status = ANY($8)
         RETURNING id, type, object_id, attempts`,
        [
          event.id,
          event.type,
          event.object_id,
          isRelevant ? payload : '',
          status,
          runNow ? 1 : 0,
          runNow ? LEASE_MS : 0,
          webhookStates.sourcesOf(status, 'Stripe'),
        ],
      ),
    );
    if (!isRelevant) webhooksCounted.inc({ type: 'other', outcome: 'ignored' });
    if (runNow && rows[0]) return { run: this.work.run(rows[0]) };
    if (isRelevant) this.work.wake();
    return null;
  }

  /** Takes only the object's id from the event and reads the object from Stripe. False when it is not ours. */
  private async apply({ type, object_id }: Claimed, deadline: Deadline): Promise<boolean> {
    if (object_id === null) return false;
    switch (objectKindOf(type)) {
      case 'session': {
        const session = await this.payments.session(object_id, deadline);
        return session !== null && (await this.bookkeeping.syncSession(session, deadline)) !== null;
      }
      case 'subscription':
        return (await this.bookkeeping.syncSubscription(object_id, deadline)) !== null;
      case 'invoice':
        return this.bookkeeping.syncInvoice(object_id, deadline);
      case undefined:
        return false;
    }
  }
}
