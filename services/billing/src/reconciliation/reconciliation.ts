import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, DueRows, Loops } from '@proofround/service-kit';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';

import { Bookkeeping } from '../bookkeeping/bookkeeping.js';
import { CancellationOrders } from '../bookkeeping/cancellation-orders.js';
import { MAX_PAUSE_MS, PAUSE_DIVISOR } from '../bookkeeping/next-check.js';
import { ATTEMPT_LIFETIME_MS, expiryKey } from '../checkouts/checkouts.service.js';
import type { BillingConfig } from '../config.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments, PaymentsFailure } from '../payments/payments.js';
import { CheckoutRow, expireUnknown } from '../records/checkout.entity.js';
import { checkoutStates } from '../records/checkout-states.js';
import { RenewalStops } from '../suspension/renewal-stops.js';

const HOUR_MS = 3600 * 1000;

const dueCheckout = z.object({
  id: z.string(),
  session_id: z.string().nullable(),
  status: z.string(),
  checks: z.number(),
  created_at: z.date(),
});
type DueCheckout = z.output<typeof dueCheckout>;
const dueSubscription = z.object({ id: z.string() });

/** If Stripe does not answer one request, it will not answer the next one either. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof PaymentsFailure && error.outcome === 'unanswered';

/**
 * Reads from Stripe what a lost webhook would have reported: checkouts without a result, and
 * subscriptions whose paid period is over. It also expires retiring pages and stops the renewal of
 * suspended users' subscriptions.
 * The claim of a row sets the time of its next check; recording Stripe's answer may change it.
 */
@Injectable()
export class Reconciliation {
  private readonly logger = new Logger(Reconciliation.name);

  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly renewals: RenewalStops,
    orders: CancellationOrders,
    @Inject(CONFIG) config: BillingConfig,
    loops: Loops,
  ) {
    const common = {
      key: 'id' as const,
      due: 'next_check_at',
      values: [Math.max(config.RECONCILE_AFTER_MS, 1), MAX_PAUSE_MS],
      everyMs: config.RECONCILE_SWEEP_MS,
      perLook: config.RECONCILE_BATCH,
      breakOff: isUnanswered,
    };
    const checkouts = new DueRows(database, loops, {
      ...common,
      table: 'checkouts',
      claim: `checks = checks + 1,
        next_check_at = now() + least($1 * power(2, least(checks, 16)), $2) * interval '1 ms'`,
      row: dueCheckout,
      work: (row) => this.checkCheckout(row),
    });
    new DueRows(database, loops, {
      ...common,
      table: 'subscriptions',
      claim: `next_check_at = now() + greatest($1 * interval '1 ms',
        least($2 * interval '1 ms', (now() - period_end) / ${PAUSE_DIVISOR}))`,
      row: dueSubscription,
      work: (row) => this.checkSubscription(row.id),
    });
    // The payment pages of a deleted account expire without waiting for the next pass.
    orders.onOrdered(() => checkouts.loop.wake());
  }

  private async checkCheckout(row: DueCheckout): Promise<void> {
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
    if (session) await this.bookkeeping.syncSession(session, deadline);
    else await this.expireIfOld(row);
  }

  /** A session that Stripe does not know cannot be paid after its lifetime. */
  private async expireIfOld({ id, created_at }: DueCheckout): Promise<void> {
    if (Date.now() - created_at.getTime() < ATTEMPT_LIFETIME_MS + HOUR_MS) return;
    await expireUnknown(this.database.manager, id);
  }

  private async checkSubscription(id: string): Promise<void> {
    const deadline = new Deadline(BACKGROUND_BUDGET_MS);
    const state = await this.bookkeeping.syncSubscriptionAndInvoices(id, deadline);
    if (state) await this.renewals.stop(state, deadline);
    else this.logger.error({ subscription: id }, 'Stripe does not know a subscription of ours');
  }
}
