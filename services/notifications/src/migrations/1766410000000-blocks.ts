import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Blocks between users, which were columns of their conversations (TALK-13). No release had the columns. */
export class Blocks1766410000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "blocks" (
        "id" uuid NOT NULL,
        "by_user_id" uuid NOT NULL,
        "blocked_user_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_blocks" PRIMARY KEY ("id")
      )`);
    await runner.query('CREATE UNIQUE INDEX "blocks_users" ON "blocks" ("by_user_id", "blocked_user_id")');
    await runner.query('CREATE INDEX "blocks_blocked" ON "blocks" ("blocked_user_id")');
    await runner.query(`
      INSERT INTO "blocks" ("id", "by_user_id", "blocked_user_id", "created_at")
      SELECT gen_random_uuid(), "by", "blocked", now() FROM (
        SELECT "owner_id" AS "by", "guest_id" AS "blocked" FROM "threads" WHERE "owner_blocked"
        UNION
        SELECT "guest_id", "owner_id" FROM "threads" WHERE "guest_blocked"
      ) AS "found"`);
    await runner.query('ALTER TABLE "threads" DROP COLUMN "owner_blocked", DROP COLUMN "guest_blocked"');
  }
}
