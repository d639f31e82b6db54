import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Adds mails about accounts, the state of a mail that is not wanted, and counts for caps. */
export class AccountMails1766100000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "mail_deliveries"
        DROP CONSTRAINT "mail_deliveries_status",
        ADD CONSTRAINT "mail_deliveries_status" CHECK ("status" IN ('pending', 'sending', 'sent', 'dropped', 'failed'))`);
    await runner.query(`
      CREATE TABLE "account_mail_deliveries" (
        "mail_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "status" text NOT NULL DEFAULT 'pending',
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
        "last_error" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "finished_at" timestamptz,
        CONSTRAINT "PK_account_mail_deliveries" PRIMARY KEY ("mail_id"),
        CONSTRAINT "account_mail_deliveries_status" CHECK ("status" IN ('pending', 'sending', 'sent', 'dropped', 'failed'))
      )`);
    await runner.query(
      `CREATE INDEX "account_mail_deliveries_due" ON "account_mail_deliveries" ("next_attempt_at") WHERE "status" IN ('pending', 'sending')`,
    );
    await runner.query(
      'CREATE INDEX "account_mail_deliveries_user" ON "account_mail_deliveries" ("user_id")',
    );
    await runner.query(`
      CREATE TABLE "mail_counts" (
        "mail_id" uuid NOT NULL,
        "recipient" text NOT NULL,
        "topic" text NOT NULL,
        "counted_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_mail_counts" PRIMARY KEY ("mail_id")
      )`);
    await runner.query('CREATE INDEX "mail_counts_recipient" ON "mail_counts" ("recipient")');
    await runner.query('CREATE INDEX "mail_counts_age" ON "mail_counts" ("counted_at")');
  }
}
