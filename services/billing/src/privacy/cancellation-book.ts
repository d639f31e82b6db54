import { Injectable } from '@nestjs/common';
import { Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { hasEnded, type SubscriptionRow } from '../access/subscription.entity.js';

/** Which subscriptions are to end at Stripe. Ordered in the transaction that makes it so. */
@Injectable()
export class CancellationBook {
  private readonly used = new WeakSet<EntityManager>();
  private readonly listeners: (() => void)[] = [];

  constructor(transactions: Transactions) {
    transactions.afterCommit((tx) => {
      if (this.used.has(tx)) for (const listener of this.listeners) listener();
    });
  }

  /** Has those ended that have not ended yet; one that was given up gets another run. */
  async order(tx: EntityManager, subscriptions: readonly SubscriptionRow[]): Promise<void> {
    for (const { id, status } of subscriptions) {
      if (hasEnded(status)) continue;
      await tx.query(
        `INSERT INTO cancellations AS c (subscription_id) VALUES ($1)
         ON CONFLICT (subscription_id) DO UPDATE SET status = 'due', attempts = 0, next_attempt_at = now()
         WHERE c.status = 'failed'`,
        [id],
      );
    }
    this.used.add(tx);
  }

  /** Calls `listener` whenever this process has committed work of this kind. */
  onOrdered(listener: () => void): void {
    this.listeners.push(listener);
  }
}
