import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Notifications1763600000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "notifications" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "type" text NOT NULL,
        "title" text NOT NULL,
        "body" text NOT NULL,
        "link" text,
        "startup_id" uuid,
        "event_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        "read_at" timestamptz,
        CONSTRAINT "PK_notifications" PRIMARY KEY ("id"),
        CONSTRAINT "notifications_type" CHECK ("type" IN ('interest_recorded', 'offer_received', 'offer_accepted', 'offer_rejected', 'analysis_complete', 'payment_confirmed'))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX "notifications_event" ON "notifications" ("event_id", "user_id")',
    );
    await runner.query('CREATE INDEX "notifications_inbox" ON "notifications" ("user_id", "id")');
    await runner.query(
      'CREATE INDEX "notifications_unread" ON "notifications" ("user_id") WHERE "read_at" IS NULL',
    );
    await runner.query(
      'CREATE INDEX "notifications_startup" ON "notifications" ("startup_id") WHERE "startup_id" IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE "deleted_startups" (
        "startup_id" uuid NOT NULL,
        "deleted_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_deleted_startups" PRIMARY KEY ("startup_id")
      )`);
    await runner.query(`
      CREATE TABLE "mail_deliveries" (
        "notification_id" uuid NOT NULL,
        "status" text NOT NULL DEFAULT 'pending',
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
        "last_error" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "finished_at" timestamptz,
        CONSTRAINT "PK_mail_deliveries" PRIMARY KEY ("notification_id"),
        CONSTRAINT "mail_deliveries_status" CHECK ("status" IN ('pending', 'sending', 'sent', 'failed')),
        CONSTRAINT "mail_deliveries_notification_fk" FOREIGN KEY ("notification_id") REFERENCES "notifications" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "mail_deliveries_due" ON "mail_deliveries" ("next_attempt_at") WHERE "status" IN ('pending', 'sending')`,
    );
  }
}
