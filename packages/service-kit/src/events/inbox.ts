import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { Transactions } from '../database/transactions.js';
import type { Delivery } from './consumes.decorator.js';

/** Makes an event's effect happen once, however often the event is delivered. */
@Injectable()
export class InboxTransactions {
  constructor(private readonly transactions: Transactions) {}

  /** Runs `effect` in the transaction that also records the event as seen; does nothing the second time. */
  async once(delivery: Delivery, effect: (tx: EntityManager) => Promise<void>): Promise<void> {
    await this.transactions.run(async (tx) => {
      const rows: unknown[] = await tx.query(
        'INSERT INTO inbox (event_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id',
        [delivery.event_id],
      );
      if (rows.length > 0) await effect(tx);
    });
  }

  /** Forgets events that cannot come again: the streams keep them for a week. */
  async sweep(): Promise<void> {
    await this.transactions.run((tx) =>
      tx.query("DELETE FROM inbox WHERE received_at < now() - interval '30 days'"),
    );
  }
}
