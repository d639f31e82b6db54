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

import { hasEnded } from '../access/subscription.entity.js';
import type { BillingConfig } from '../config.js';
import { Bookkeeping } from '../ledger/bookkeeping.js';
import { cancellationsCounted } from '../metrics.js';
import { BACKGROUND_BUDGET_MS, Deadline } from '../payments/deadline.js';
import { Payments } from '../payments/payments.js';
import { Reconciliation } from '../reconciliation/reconciliation.js';
import { CancellationBook } from './cancellation-book.js';
import type { CancellationStatus } from './cancellation.entity.js';

/** How long a claimed cancellation is left alone: longer than one attempt may take. */
const CLAIM = '60 seconds';
const LONGEST_PAUSE_MS = 3600 * 1000;

const claimed = z.object({ subscription_id: z.string(), attempts: z.number() });
type Claimed = z.output<typeof claimed>;

/**
 * Ends at Stripe what deleted accounts still pay for: at once after the deletion, and from a sweep
 * for what a crash or a silent Stripe left behind. Tried again with growing pauses; after the last
 * attempt it is `failed`, in the table, the log and the metrics.
 */
@Injectable()
export class Cancellations implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Cancellations.name);
  private readonly ticker: Ticker;
  private running: Promise<void> | undefined;
  private again = false;
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly payments: Payments,
    private readonly bookkeeping: Bookkeeping,
    private readonly book: CancellationBook,
    private readonly reconciliation: Reconciliation,
    @Inject(CONFIG) private readonly config: BillingConfig,
  ) {
    this.ticker = new Ticker('the sweep of cancellations', config.RECONCILE_SWEEP_MS, () => this.pass());
  }

  onApplicationBootstrap(): void {
    this.book.onOrdered(() => this.wake());
    this.ticker.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.ticker.stop();
    await this.running;
  }

  /** Ends subscriptions that are due; replicas take different ones. */
  async pass(): Promise<void> {
    while (!this.stopping) {
      const [[next]] = updatedRows(claimed).parse(
        await this.database.query(
          `UPDATE cancellations SET attempts = attempts + 1, next_attempt_at = now() + interval '${CLAIM}'
           WHERE subscription_id = (
             SELECT subscription_id FROM cancellations WHERE status = 'due' AND next_attempt_at <= now()
             ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING subscription_id, attempts`,
        ),
      );
      if (!next) return;
      await this.cancel(next);
    }
  }

  /** What was just ordered, pages that are to be ended included; calls meanwhile lead to one more round. */
  private wake(): void {
    if (this.stopping) return;
    this.again = true;
    this.running ??= this.work()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'cancellations have to wait'))
      .finally(() => (this.running = undefined));
  }

  private async work(): Promise<void> {
    while (this.again && !this.stopping) {
      this.again = false;
      await this.pass();
      await this.reconciliation.pass();
    }
  }

  private async cancel({ subscription_id, attempts }: Claimed): Promise<void> {
    try {
      // Claimed once more than is allowed: whoever had it before did not live to say so.
      if (attempts > this.config.CANCEL_ATTEMPTS) throw new Error('It has had its attempts');
      const deadline = new Deadline(BACKGROUND_BUDGET_MS);
      // Each try its own key, as for pages. Ending what has ended does no harm, key or not.
      const key = `cancel-${subscription_id}-${attempts}`;
      const state = await this.payments.cancelSubscription(subscription_id, key, deadline);
      if (state && !hasEnded(state.status)) throw new Error(`The subscription is still ${state.status}`);
      await this.bookkeeping.takeSubscription(subscription_id, deadline);
      await this.settle(subscription_id, attempts, 'done');
      cancellationsCounted.inc({ outcome: 'done' });
    } catch (error) {
      const failed = attempts >= this.config.CANCEL_ATTEMPTS;
      const facts = { err: error, subscription: subscription_id, attempts };
      if (failed) this.logger.error(facts, 'a subscription of a deleted account could not be cancelled');
      else this.logger.warn(facts, 'a subscription of a deleted account will be cancelled later');
      cancellationsCounted.inc({ outcome: failed ? 'failed' : 'retried' });
      await this.settle(subscription_id, attempts, failed ? 'failed' : 'due');
    }
  }

  /** Only while the claim is still ours: who lost it has been overtaken. */
  private async settle(id: string, attempts: number, status: CancellationStatus): Promise<void> {
    const pause = Math.min(this.config.CANCEL_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    await this.database.query(
      `UPDATE cancellations SET status = $3, next_attempt_at = now() + $4 * interval '1 millisecond'
       WHERE subscription_id = $1 AND attempts = $2 AND status = 'due'`,
      [id, attempts, status, pause],
    );
  }
}
