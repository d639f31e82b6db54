import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Privacy1764600000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "members" ADD "departed_at" timestamptz');
    await runner.query(`
      CREATE TABLE "cancellations" (
        "subscription_id" text NOT NULL,
        "status" text NOT NULL DEFAULT 'due',
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
        "ordered_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_cancellations" PRIMARY KEY ("subscription_id"),
        CONSTRAINT "cancellations_status" CHECK ("status" IN ('due', 'done', 'failed'))
      )`);
    await runner.query(
      `CREATE INDEX "cancellations_due" ON "cancellations" ("next_attempt_at") WHERE "status" = 'due'`,
    );
    // Payloads contain payers' data, and a finished event needs none.
    await runner.query(
      `UPDATE "webhook_events" SET "payload" = '' WHERE "status" IN ('processed', 'ignored')`,
    );
  }
}
