import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** What waits or has failed is counted again and again, and is little beside what is done with. */
export class OpenWebhooks1765000000000 extends OnlineMigration {
  override readonly name = 'OpenWebhooks1765000000000';

  override up(runner: QueryRunner): Promise<void> {
    return createIndexOnline(
      runner,
      'webhook_events_open',
      `ON "webhook_events" ("status") WHERE "status" IN ('pending', 'failed')`,
    );
  }
}
