import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Links to startups, who opened them, and when the owner was last notified. */
export class Shares1766210000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "shares" (
        "id" uuid NOT NULL,
        "startup_id" uuid,
        "token" text NOT NULL,
        "fields" text array NOT NULL,
        "expires_at" timestamptz,
        "email_gate" boolean NOT NULL,
        "opens" integer NOT NULL DEFAULT 0,
        "created_at" timestamptz NOT NULL,
        "revoked_at" timestamptz,
        CONSTRAINT "PK_shares" PRIMARY KEY ("id"),
        CONSTRAINT "shares_token" UNIQUE ("token"),
        CONSTRAINT "shares_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "shares_startup" ON "shares" ("startup_id")');
    await runner.query('CREATE INDEX "shares_revoked" ON "shares" ("revoked_at")');
    await runner.query(`
      CREATE TABLE "share_opens" (
        "share_id" uuid NOT NULL,
        "visitor" text NOT NULL,
        "opened_at" timestamptz NOT NULL,
        CONSTRAINT "PK_share_opens" PRIMARY KEY ("share_id", "visitor"),
        CONSTRAINT "share_opens_share_fk" FOREIGN KEY ("share_id") REFERENCES "shares" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "share_opens_time" ON "share_opens" ("opened_at")');
    await runner.query(`
      CREATE TABLE "share_readers" (
        "share_id" uuid NOT NULL,
        "email" text NOT NULL,
        "opens" integer NOT NULL,
        "last_opened_at" timestamptz NOT NULL,
        CONSTRAINT "PK_share_readers" PRIMARY KEY ("share_id", "email"),
        CONSTRAINT "share_readers_share_fk" FOREIGN KEY ("share_id") REFERENCES "shares" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "share_readers_time" ON "share_readers" ("last_opened_at")');
    await runner.query(`
      CREATE TABLE "share_announcements" (
        "startup_id" uuid NOT NULL,
        "day" date NOT NULL,
        CONSTRAINT "PK_share_announcements" PRIMARY KEY ("startup_id"),
        CONSTRAINT "share_announcements_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
  }
}
