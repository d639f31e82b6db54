import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { Transactions } from '../database/transactions.js';

/** Lets an event take effect once, even if it is delivered more than once. */
@Injectable()
export class InboxTransactions {
  constructor(private readonly transactions: Transactions) {}

  /** Runs `effect` in the transaction that records the event; does nothing if it is already recorded. */
  async once(
    { event_id }: { readonly event_id: string },
    effect: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const rows: unknown[] = await tx.query(
        'INSERT INTO inbox (event_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id',
        [event_id],
      );
      if (rows.length > 0) await effect(tx);
    });
  }

  /**
   * Deletes records of events that cannot be delivered again: an event is kept for a week, as a dead letter
   * for 30 days, and replayed for another week.
   */
  async sweep(): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query("DELETE FROM inbox WHERE received_at < now() - interval '60 days'"),
    );
  }
}
