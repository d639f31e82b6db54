import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Pending and failed webhooks are counted often and are few among the finished ones. */
export class OpenWebhooks1765000000000 extends OnlineMigration {
  override up(runner: QueryRunner): Promise<void> {
    return createIndexOnline(
      runner,
      'webhook_events_open',
      `ON "webhook_events" ("status") WHERE "status" IN ('pending', 'failed')`,
    );
  }
}
