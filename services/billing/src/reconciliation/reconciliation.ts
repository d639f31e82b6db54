import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, DueRows, Loops } from '@proofround/service-kit';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';

import { ATTEMPT_LIFE_MS, expiryKey } from '../checkouts/checkouts.service.js';
import { checkoutStates } from '../checkouts/checkout-states.js';
import { CheckoutRow, expireUnknown } from '../checkouts/checkout.entity.js';
import type { BillingConfig } from '../config.js';
import { Bookkeeping, LONGEST_PAUSE_MS, PATIENCE_SHARE } from '../ledger/bookkeeping.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments, PaymentsFailure } from '../payments/payments.js';
import { CancellationBook } from '../privacy/cancellation-book.js';

const AN_HOUR_MS = 3600 * 1000;

const dueCheckout = z.object({
  id: z.string(),
  session_id: z.string().nullable(),
  status: z.string(),
  checks: z.number(),
  created_at: z.date(),
});
type DueCheckout = z.output<typeof dueCheckout>;
const dueSubscription = z.object({ id: z.string() });

/** A silent Stripe has no word on the next one either. */
const isSilent = (error: unknown): boolean => error instanceof PaymentsFailure && error.outcome === 'silent';

/**
 * Asks Stripe what it may have failed to tell us: how checkouts ended whose webhook never came, and
 * what became of subscriptions whose paid period is over. It also ends pages that are to be ended.
 * The claim of a row is the pause until the next look at it, which is decided by what Stripe says.
 */
@Injectable()
export class Reconciliation {
  private readonly logger = new Logger(Reconciliation.name);

  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    book: CancellationBook,
    @Inject(CONFIG) config: BillingConfig,
    loops: Loops,
  ) {
    const common = {
      key: 'id' as const,
      due: 'next_check_at',
      values: [Math.max(config.RECONCILE_AFTER_MS, 1), LONGEST_PAUSE_MS],
      everyMs: config.RECONCILE_SWEEP_MS,
      perLook: config.RECONCILE_BATCH,
      breakOff: isSilent,
    };
    const checkouts = new DueRows(database, loops, {
      ...common,
      table: 'checkouts',
      claim: `checks = checks + 1,
        next_check_at = now() + least($1 * power(2, least(checks, 16)), $2) * interval '1 ms'`,
      row: dueCheckout,
      work: (row) => this.checkout(row),
    });
    new DueRows(database, loops, {
      ...common,
      table: 'subscriptions',
      claim: `next_check_at = now() + greatest($1 * interval '1 ms',
        least($2 * interval '1 ms', (now() - period_end) / ${PATIENCE_SHARE}))`,
      row: dueSubscription,
      work: (row) => this.subscription(row.id),
    });
    // Pages of a deleted account end at once.
    book.onOrdered(() => checkouts.loop.wake());
  }

  private async checkout(row: DueCheckout): Promise<void> {
    const { id, session_id } = row;
    if (session_id === null) {
      const { manager } = this.database;
      await manager.update(
        CheckoutRow,
        { id, status: In(checkoutStates.sourcesOf('abandoned', 'reconciliation')) },
        { status: 'abandoned', next_check_at: null },
      );
      return;
    }
    const deadline = new Deadline(BACKGROUND_BUDGET_MS);
    const session =
      row.status === 'retiring'
        ? await this.payments.expireSession(session_id, expiryKey(id, row.checks), deadline)
        : await this.payments.session(session_id, deadline);
    if (session) await this.bookkeeping.takeSession(session, deadline);
    else await this.forget(row);
  }

  /** What Stripe knows nothing of cannot be paid once its time is over. */
  private async forget({ id, created_at }: DueCheckout): Promise<void> {
    if (Date.now() - created_at.getTime() < ATTEMPT_LIFE_MS + AN_HOUR_MS) return;
    await expireUnknown(this.database.manager, id);
  }

  private async subscription(id: string): Promise<void> {
    const state = await this.bookkeeping.takeSubscriptionWhole(id, new Deadline(BACKGROUND_BUDGET_MS));
    if (!state) this.logger.error({ subscription: id }, 'Stripe does not know a subscription of ours');
  }
}
