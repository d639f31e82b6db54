import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Room for views of closed days: one row for each viewer of a startup, and the counts of each day. The
 * roll-up moves present rows there. Also counts an owner's startups after the lock of `pending_runs` (LIMIT-23).
 */
export class BoundedViews1766250000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS "startup_viewers" (
        "startup_id" uuid NOT NULL,
        "viewer_id" uuid NOT NULL,
        "last_day" date NOT NULL,
        "times" integer NOT NULL,
        CONSTRAINT "PK_startup_viewers" PRIMARY KEY ("startup_id", "viewer_id"),
        CONSTRAINT "startup_viewers_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS "view_days" (
        "startup_id" uuid NOT NULL,
        "day" date NOT NULL,
        "views" integer NOT NULL,
        "new_viewers" integer NOT NULL,
        CONSTRAINT "PK_view_days" PRIMARY KEY ("startup_id", "day"),
        CONSTRAINT "view_days_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await createIndexOnline(runner, 'startup_viewers_viewer', 'ON "startup_viewers" ("viewer_id")');
    await createIndexOnline(runner, 'views_day', 'ON "views" ("day")');
    // A volatile function sees what others committed while the statement waited for the lock.
    await runner.query(`
      CREATE OR REPLACE FUNCTION "owned_startups"("owner" uuid) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
      BEGIN RETURN (SELECT count(*) FROM "startups" WHERE "owner_id" = "owner"); END $$`);
  }
}
