import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Loops, WorkTable } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { BillingConfig } from '../config.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { webhooksCounted } from '../metrics.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments, type StripeEvent } from '../payments/payments.js';

/** How long a claimed event is left alone: longer than processing may take. */
const LEASE_MS = 30_000;
/** How many one process works off at a time. */
const AT_ONCE = 8;

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

/** Works off the stored webhooks; what was given up is `failed`, in the log and in the metrics. */
@Injectable()
export class WebhookProcessor {
  private readonly work: WorkTable<Claimed>;

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
      waiting: 'pending',
      everyMs: config.WEBHOOK_SWEEP_MS,
      atOnce: AT_ONCE,
      leaseMs: LEASE_MS,
      retry: { attempts: config.WEBHOOK_ATTEMPTS, firstMs: config.WEBHOOK_BACKOFF_MS },
      work: async (event) =>
        (await this.apply(event, new Deadline(BACKGROUND_BUDGET_MS))) ? 'processed' : 'ignored',
      // Payloads name payers.
      columns: ({ outcome }) => (outcome === 'done' ? { payload: '' } : {}),
      count: ({ outcome, status }, { type }) =>
        webhooksCounted.inc({ type, outcome: outcome === 'done' ? status : outcome }),
    });
  }

  /**
   * Stores an event and, unless there is much to do already, works it off at once: it is stored as
   * claimed, so nobody else takes it up meanwhile. The same event again changes nothing, but gives
   * one that had failed another run. Resolves to the run when it is stored; null without one.
   */
  async store(event: StripeEvent, payload: string): Promise<{ run: Promise<void> } | null> {
    const concerns = subjectOf(event.type) !== undefined;
    const atOnce = concerns && this.work.hasRoom();
    const rows = z.array(claimed).parse(
      await this.database.query(
        `INSERT INTO webhook_events AS e (id, type, object_id, payload, status, attempts, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 ms')
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
          atOnce ? LEASE_MS : 0,
        ],
      ),
    );
    if (!concerns) webhooksCounted.inc({ type: 'other', outcome: 'ignored' });
    if (atOnce && rows[0]) return { run: this.work.run(rows[0]) };
    if (concerns) this.work.wake();
    return null;
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
}
