import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

const STATUSES = `('pending', 'sending', 'sent', 'gathered', 'dropped', 'failed')`;

/** Adds digests of mails above a recipient's cap, and what users turned off. */
export class Digests1766300000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "digests" (
        "mail_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "status" text NOT NULL DEFAULT 'pending',
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL,
        "last_error" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "finished_at" timestamptz,
        CONSTRAINT "PK_digests" PRIMARY KEY ("mail_id"),
        CONSTRAINT "digests_status" CHECK ("status" IN ${STATUSES})
      )`);
    await runner.query(
      `CREATE INDEX "digests_due" ON "digests" ("next_attempt_at") WHERE "status" IN ('pending', 'sending')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "digests_open" ON "digests" ("user_id") WHERE "status" = 'pending' AND "attempts" = 0`,
    );
    await runner.query('CREATE INDEX "digests_user" ON "digests" ("user_id")');
    for (const table of ['mail_deliveries', 'message_mails']) {
      await runner.query(`
        ALTER TABLE "${table}"
          ADD "digest_id" uuid,
          DROP CONSTRAINT "${table}_status",
          ADD CONSTRAINT "${table}_status" CHECK ("status" IN ${STATUSES})`);
    }
    await runner.query(`ALTER TABLE "notifications" ADD "is_hidden" boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE "notification_settings" (
        "user_id" uuid NOT NULL,
        "unsubscribe_key" text NOT NULL,
        "inbox_off" text[] NOT NULL DEFAULT '{}',
        "email_off" text[] NOT NULL DEFAULT '{}',
        CONSTRAINT "PK_notification_settings" PRIMARY KEY ("user_id")
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX "notification_settings_key" ON "notification_settings" ("unsubscribe_key")',
    );
  }
}
