import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Adds the notification types for holds and for admins' decisions. */
export class Reviews1764800000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "notifications"
        DROP CONSTRAINT "notifications_type",
        ADD CONSTRAINT "notifications_type" CHECK ("type" IN ('interest_recorded', 'offer_received', 'offer_accepted', 'offer_rejected', 'analysis_complete', 'payment_confirmed', 'startup_held', 'review_decided'))`);
  }
}
