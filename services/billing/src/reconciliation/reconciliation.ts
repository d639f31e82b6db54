import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, Ticker, updatedRows } from '@proofround/service-kit';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';

import { ATTEMPT_LIFE_MS, expiryKey } from '../checkouts/checkouts.service.js';
import { checkoutStates } from '../checkouts/checkout-states.js';
import { CheckoutRow, expireUnknown } from '../checkouts/checkout.entity.js';
import type { BillingConfig } from '../config.js';
import { Bookkeeping, LONGEST_PAUSE_MS, PATIENCE_SHARE } from '../ledger/bookkeeping.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments, PaymentsFailure } from '../payments/payments.js';

const AN_HOUR_MS = 3600 * 1000;

const dueCheckout = z.object({
  id: z.string(),
  session_id: z.string().nullable(),
  status: z.string(),
  checks: z.number(),
  created_at: z.date(),
});
const dueSubscription = z.object({ id: z.string() });

/**
 * Asks Stripe what it may have failed to tell us: how checkouts ended whose webhook never came, and
 * what became of subscriptions whose paid period is over. It also ends pages that are to be ended.
 */
@Injectable()
export class Reconciliation implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Reconciliation.name);
  private readonly ticker: Ticker;
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    @Inject(CONFIG) private readonly config: BillingConfig,
  ) {
    this.ticker = new Ticker('the reconciliation', config.RECONCILE_SWEEP_MS, () => this.pass());
  }

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.ticker.stop();
  }

  /** One bounded pass; replicas take different rows. It breaks off while Stripe is silent. */
  async pass(): Promise<void> {
    const up = await this.each(() => this.checkout());
    if (up) await this.each(() => this.subscription());
  }

  private async each(next: () => Promise<boolean>): Promise<boolean> {
    for (let done = 0; done < this.config.RECONCILE_BATCH && !this.stopping; done++) {
      try {
        if (!(await next())) return true;
      } catch (error) {
        this.logger.warn({ err: error }, 'something could not be reconciled yet');
        if (error instanceof PaymentsFailure && error.outcome === 'silent') return false;
      }
    }
    return true;
  }

  private async checkout(): Promise<boolean> {
    // The claim is the pause until the next look: a crash costs no more than that.
    const row = await this.claim(
      dueCheckout,
      `UPDATE checkouts SET checks = checks + 1,
         next_check_at = now() + least($1 * power(2, least(checks, 16)), $2) * interval '1 millisecond'
       WHERE id = (SELECT id FROM checkouts WHERE next_check_at <= now()
                   ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, session_id, status, checks, created_at`,
      [Math.max(this.config.RECONCILE_AFTER_MS, 1), LONGEST_PAUSE_MS],
    );
    if (!row) return false;
    const { id, session_id } = row;
    if (session_id === null) {
      const { manager } = this.database;
      await manager.update(
        CheckoutRow,
        { id, status: In(checkoutStates.sourcesOf('abandoned', 'reconciliation')) },
        { status: 'abandoned', next_check_at: null },
      );
      return true;
    }
    const deadline = new Deadline(BACKGROUND_BUDGET_MS);
    const session =
      row.status === 'retiring'
        ? await this.payments.expireSession(session_id, expiryKey(id, row.checks), deadline)
        : await this.payments.session(session_id, deadline);
    if (session) await this.bookkeeping.takeSession(session, deadline);
    else await this.forget(row);
    return true;
  }

  /** What Stripe knows nothing of cannot be paid once its time is over. */
  private async forget({ id, created_at }: z.output<typeof dueCheckout>): Promise<void> {
    if (Date.now() - created_at.getTime() < ATTEMPT_LIFE_MS + AN_HOUR_MS) return;
    await expireUnknown(this.database.manager, id);
  }

  private async subscription(): Promise<boolean> {
    const row = await this.claim(
      dueSubscription,
      `UPDATE subscriptions SET next_check_at = now() + greatest(
           $1 * interval '1 millisecond',
           least($2 * interval '1 millisecond', (now() - period_end) / ${PATIENCE_SHARE}))
       WHERE id = (SELECT id FROM subscriptions WHERE next_check_at <= now()
                   ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [Math.max(this.config.RECONCILE_AFTER_MS, 1), LONGEST_PAUSE_MS],
    );
    if (!row) return false;
    const state = await this.bookkeeping.takeSubscriptionWhole(row.id, new Deadline(BACKGROUND_BUDGET_MS));
    if (!state) this.logger.error({ subscription: row.id }, 'Stripe does not know a subscription of ours');
    return true;
  }

  private async claim<S extends z.ZodType>(
    shape: S,
    sql: string,
    values: unknown[],
  ): Promise<z.output<S> | undefined> {
    const [rows] = updatedRows(shape).parse(await this.database.query(sql, values));
    return rows[0];
  }
}
