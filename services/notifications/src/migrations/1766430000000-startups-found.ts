import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Adds the notification type for new startups of followed searches, and the startups that it lists (SEARCH-7). */
export class StartupsFound1766430000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS "found_startups" (
        "notification_id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "idea_title" text NOT NULL,
        "place" int NOT NULL,
        CONSTRAINT "PK_found_startups" PRIMARY KEY ("notification_id", "startup_id"),
        CONSTRAINT "found_startups_notification_fk" FOREIGN KEY ("notification_id")
          REFERENCES "notifications" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE INDEX IF NOT EXISTS "found_startups_startup" ON "found_startups" ("startup_id")',
    );
    await runner.query(`
      ALTER TABLE "notifications"
        DROP CONSTRAINT IF EXISTS "notifications_type",
        ADD CONSTRAINT "notifications_type" CHECK ("type" IN ('interest_recorded', 'offer_received', 'offer_accepted', 'offer_rejected', 'analysis_complete', 'payment_confirmed', 'startup_held', 'review_decided', 'reminder_due', 'startup_improved', 'share_opened', 'message_received', 'introduction_requested', 'introduction_answered', 'offer_countered', 'offer_withdrawn', 'deal_opened', 'deal_step', 'deal_reminder', 'deal_completed', 'deal_fell_through', 'listing_reopened', 'payment_failed', 'deal_signed', 'subscription_changed', 'analysis_failed', 'startups_found')) NOT VALID`);
    await runner.query('ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_type"');
  }
}
