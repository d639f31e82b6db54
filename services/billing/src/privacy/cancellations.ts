import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Loops, workStates, WorkTable } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import { CancellationOrders } from '../bookkeeping/cancellation-orders.js';
import type { BillingConfig } from '../config.js';
import { cancellationsCounted, cancellationsWaiting, measureByStatus } from '../metrics.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { cancellationStates, type CancellationStatus } from '../records/queue-states.js';
import { hasEnded } from '../records/subscription.entity.js';

/** Duration of a claim; longer than one attempt may take. */
const LEASE_MS = 60_000;

const claimed = z.object({ subscription_id: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimed>;

/** Cancels the subscriptions of deleted accounts at Stripe (PRIVACY-7), and retries failures. */
@Injectable()
export class Cancellations {
  constructor(
    database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    orders: CancellationOrders,
    @Inject(CONFIG) config: BillingConfig,
    loops: Loops,
  ) {
    const work = new WorkTable<Claimed, CancellationStatus>(database, loops, {
      one: "the cancellation of a deleted account's subscription",
      table: 'cancellations',
      key: 'subscription_id',
      row: claimed,
      states: workStates(cancellationStates, { waiting: 'due', failed: 'failed', by: 'billing' }),
      everyMs: config.RECONCILE_SWEEP_MS,
      leaseMs: LEASE_MS,
      retry: { attempts: config.CANCEL_ATTEMPTS, firstMs: config.CANCEL_BACKOFF_MS },
      work: (row) => this.cancel(row),
      count: ({ outcome }) => cancellationsCounted.inc({ outcome }),
    });
    orders.onOrdered(() => work.wake());
    const counted = { table: 'cancellations', statuses: ['due', 'failed'] };
    loops.every(config.RECONCILE_SWEEP_MS, 'the count of cancellations', () =>
      measureByStatus(database, cancellationsWaiting, counted),
    );
  }

  private async cancel({ subscription_id, attempts }: Claimed): Promise<CancellationStatus> {
    const deadline = new Deadline(BACKGROUND_BUDGET_MS);
    // Each attempt has its own key, because Stripe repeats the earlier answer under the same one.
    const key = `cancel-${subscription_id}-${attempts}`;
    const state = await this.payments.cancelSubscription(subscription_id, key, deadline);
    if (state && !hasEnded(state.status)) throw new Error(`The subscription is still ${state.status}`);
    await this.bookkeeping.syncSubscription(subscription_id, deadline);
    return 'done';
  }
}
