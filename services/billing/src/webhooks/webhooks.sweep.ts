import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import type { BillingConfig } from '../config.js';
import { measureByStatus, webhooksWaiting } from '../metrics.js';

/** Counts the pending and failed webhooks for the metrics, and deletes old ones that are finished. */
@Injectable()
export class WebhooksSweep {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: BillingConfig,
    loops: Loops,
  ) {
    loops.every(config.RECONCILE_SWEEP_MS, 'the sweep of webhooks', () => this.pass());
  }

  private async pass(): Promise<void> {
    const statuses = ['pending', 'failed'];
    await measureByStatus(this.database, webhooksWaiting, { table: 'webhook_events', statuses });
    // Payloads contain payers' data. Failed webhooks stay until an operator has handled them.
    await this.database.query(
      `DELETE FROM webhook_events
       WHERE status IN ('processed', 'ignored') AND received_at < now() - $1 * interval '1 day'`,
      [this.config.WEBHOOK_KEEP_DAYS],
    );
  }
}
