import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Loops, WorkTable } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { hasEnded } from '../access/subscription.entity.js';
import type { BillingConfig } from '../config.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { cancellationsCounted } from '../metrics.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { CancellationBook } from './cancellation-book.js';
import type { CancellationStatus } from './cancellation.entity.js';

/** How long a claimed cancellation is left alone: longer than one attempt may take. */
const LEASE_MS = 60_000;

const claimed = z.object({ subscription_id: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimed>;

/** Ends at Stripe what deleted accounts still pay for: at once after the deletion, and until it worked. */
@Injectable()
export class Cancellations {
  constructor(
    database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    book: CancellationBook,
    @Inject(CONFIG) config: BillingConfig,
    loops: Loops,
  ) {
    const work = new WorkTable<Claimed>(database, loops, {
      one: "the cancellation of a deleted account's subscription",
      table: 'cancellations',
      key: 'subscription_id',
      row: claimed,
      waiting: 'due',
      everyMs: config.RECONCILE_SWEEP_MS,
      leaseMs: LEASE_MS,
      retry: { attempts: config.CANCEL_ATTEMPTS, firstMs: config.CANCEL_BACKOFF_MS },
      work: (row) => this.cancel(row),
      count: ({ outcome }) => cancellationsCounted.inc({ outcome }),
    });
    book.onOrdered(() => work.wake());
  }

  private async cancel({ subscription_id, attempts }: Claimed): Promise<CancellationStatus> {
    const deadline = new Deadline(BACKGROUND_BUDGET_MS);
    // Each try its own key, as for pages. Ending what has ended does no harm, key or not.
    const key = `cancel-${subscription_id}-${attempts}`;
    const state = await this.payments.cancelSubscription(subscription_id, key, deadline);
    if (state && !hasEnded(state.status)) throw new Error(`The subscription is still ${state.status}`);
    await this.bookkeeping.takeSubscription(subscription_id, deadline);
    return 'done';
  }
}
