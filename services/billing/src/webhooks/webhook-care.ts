import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { BillingConfig } from '../config.js';
import { webhooksWaiting } from '../metrics.js';

const counts = z.array(z.object({ status: z.string(), count: z.coerce.number() }));

/** Shows how many webhooks wait or have failed, and forgets those that are long done with. */
@Injectable()
export class WebhookCare {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: BillingConfig,
    loops: Loops,
  ) {
    loops.every(config.RECONCILE_SWEEP_MS, 'the care of webhooks', () => this.pass());
  }

  private async pass(): Promise<void> {
    const found = counts.parse(
      await this.database.query(
        `SELECT status, count(*) FROM webhook_events WHERE status IN ('pending', 'failed') GROUP BY status`,
      ),
    );
    for (const status of ['pending', 'failed']) {
      webhooksWaiting.set({ status }, found.find((one) => one.status === status)?.count ?? 0);
    }
    // Payloads name payers. Failed ones stay until somebody has looked at them.
    await this.database.query(
      `DELETE FROM webhook_events
       WHERE status IN ('processed', 'ignored') AND received_at < now() - $1 * interval '1 day'`,
      [this.config.WEBHOOK_KEEP_DAYS],
    );
  }
}
