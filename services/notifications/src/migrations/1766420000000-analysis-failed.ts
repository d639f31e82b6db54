import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Adds the notification type for a failed analysis (SCORE-3). */
export class AnalysisFailed1766420000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "notifications"
        DROP CONSTRAINT IF EXISTS "notifications_type",
        ADD CONSTRAINT "notifications_type" CHECK ("type" IN ('interest_recorded', 'offer_received', 'offer_accepted', 'offer_rejected', 'analysis_complete', 'payment_confirmed', 'startup_held', 'review_decided', 'reminder_due', 'startup_improved', 'share_opened', 'message_received', 'introduction_requested', 'introduction_answered', 'offer_countered', 'offer_withdrawn', 'deal_opened', 'deal_step', 'deal_reminder', 'deal_completed', 'deal_fell_through', 'listing_reopened', 'payment_failed', 'deal_signed', 'subscription_changed', 'analysis_failed')) NOT VALID`);
    await runner.query('ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_type"');
  }
}
