import { Injectable } from '@nestjs/common';
import { Loops, Transactions } from '@proofround/service-kit';

import { REPEAT_MINUTES } from './share-opens.service.js';

const EVERY_MS = 60_000;
/** How long readers' addresses and revoked links are kept (SHARE-9). */
const KEEP_DAYS = 90;

/** Erases visitors after minutes, and readers' addresses and revoked links after 90 days. */
@Injectable()
export class ShareSweep {
  constructor(
    private readonly transactions: Transactions,
    loops: Loops,
  ) {
    loops.every(EVERY_MS, 'the sweep of opened links', () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query(
        `DELETE FROM share_opens WHERE opened_at < now() - interval '${REPEAT_MINUTES} minutes'`,
      );
      await tx.query(`DELETE FROM share_readers WHERE last_opened_at < now() - interval '${KEEP_DAYS} days'`);
      await tx.query(`DELETE FROM shares WHERE revoked_at < now() - interval '${KEEP_DAYS} days'`);
    });
  }
}
