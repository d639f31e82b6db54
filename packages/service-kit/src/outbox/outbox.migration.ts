import type { QueryRunner } from 'typeorm';

import { Migration } from '../database/migration.js';

/** Creates the outbox and inbox tables, the same in every service. */
export class OutboxAndInbox1700000000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "outbox" (
        "id" uuid NOT NULL,
        "subject" text NOT NULL,
        "payload" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
        "sent_at" timestamptz,
        CONSTRAINT "PK_340ab539f309f03bdaa14aa7649" PRIMARY KEY ("id")
      )`);
    await runner.query('CREATE INDEX "outbox_unsent" ON "outbox" ("id") WHERE "sent_at" IS NULL');
    await runner.query('CREATE INDEX "outbox_sent" ON "outbox" ("sent_at") WHERE "sent_at" IS NOT NULL');
    await runner.query(`
      CREATE TABLE "inbox" (
        "event_id" uuid NOT NULL,
        "received_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_inbox" PRIMARY KEY ("event_id")
      )`);
    await runner.query('CREATE INDEX "inbox_received" ON "inbox" ("received_at")');
  }
}

/** Drops the mark of sent rows: a row is now deleted when the broker acknowledges it. */
export class SentIsGone1700000000002 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM "outbox" WHERE "sent_at" IS NOT NULL');
    await runner.query('ALTER TABLE "outbox" DROP COLUMN "sent_at"'); // with its two indexes
  }
}
