import type { QueryRunner } from 'typeorm';

import { Migration } from '../database/migration.js';

/** Creates the table of stored replies, the same in every service. */
export class IdempotencyKeys1700000000001 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "idempotency_keys" (
        "user_id" uuid NOT NULL,
        "route" text NOT NULL,
        "key" text NOT NULL,
        "fingerprint" text NOT NULL,
        "reply" text NOT NULL,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_idempotency_keys" PRIMARY KEY ("user_id", "route", "key")
      )`);
    await runner.query('CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" ("created_at")');
  }
}

/**
 * Adds an indexed list of the ids that a reply contains, to find the replies that mention a deleted
 * id. Rows of earlier releases have no list; their replies are searched until they expire after
 * 24 hours.
 */
export class IdempotencyQuotes1700000000003 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "idempotency_keys" ADD "quotes" uuid array');
    // fastupdate is off because every search would scan its list of pending entries.
    await runner.query(
      'CREATE INDEX "idempotency_keys_quotes" ON "idempotency_keys" USING gin ("quotes") WITH (fastupdate = off)',
    );
    await runner.query(
      'CREATE INDEX "idempotency_keys_unread" ON "idempotency_keys" ("created_at") WHERE "quotes" IS NULL',
    );
  }
}
