import { Injectable } from '@nestjs/common';
import { Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { cancellationStates } from '../records/queue-states.js';
import { hasEnded, type SubscriptionRow } from '../records/subscription.entity.js';

/** Orders the cancellation of subscriptions at Stripe, in the transaction of the change that requires it. */
@Injectable()
export class CancellationOrders {
  private readonly transactionsWithOrders = new WeakSet<EntityManager>();
  private readonly listeners: (() => void)[] = [];

  constructor(transactions: Transactions) {
    transactions.afterCommit((tx) => {
      if (this.transactionsWithOrders.has(tx)) for (const listener of this.listeners) listener();
    });
  }

  /** Orders the cancellation of every subscription that has not ended, and restarts failed ones. */
  async order(tx: EntityManager, subscriptions: readonly SubscriptionRow[]): Promise<void> {
    const by = 'deleted account';
    const due = cancellationStates.begin('due', by);
    for (const { id, status } of subscriptions) {
      if (hasEnded(status)) continue;
      await tx.query(
        `INSERT INTO cancellations AS c (subscription_id, status) VALUES ($1, $2)
         ON CONFLICT (subscription_id) DO UPDATE
         SET status = excluded.status, attempts = 0, next_attempt_at = now()
         WHERE c.status = ANY($3)`,
        [id, due, cancellationStates.sourcesOf(due, by)],
      );
    }
    this.transactionsWithOrders.add(tx);
  }

  /** Calls `listener` after this process has committed an order. */
  onOrdered(listener: () => void): void {
    this.listeners.push(listener);
  }
}
