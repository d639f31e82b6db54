import type { QueryRunner } from 'typeorm';

import { Migration } from '../database/migration.js';

/** The table of first answers, the same in every service. */
export class IdempotencyKeys1700000000001 extends Migration {
  override readonly name = 'IdempotencyKeys1700000000001';

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
