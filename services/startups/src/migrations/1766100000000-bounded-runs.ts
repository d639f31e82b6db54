import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Counts an owner's pending runs under a lock (LIMIT-20), and notes whether a run may use the model
 * (ACCOUNT-13) and whether its owner had Founder Pro (PAY-21); existing runs may, without Pro.
 */
export class BoundedRuns1766100000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "startups" ADD COLUMN IF NOT EXISTS "model_allowed" boolean NOT NULL DEFAULT true',
    );
    await runner.query(
      'ALTER TABLE "startups" ADD COLUMN IF NOT EXISTS "is_pro" boolean NOT NULL DEFAULT false',
    );
    await createIndexOnline(
      runner,
      'startups_pending',
      `ON "startups" ("owner_id") WHERE "analysis_status" IN ('queued', 'running')`,
    );
    // A volatile function: its second query sees what others committed while the first waited.
    await runner.query(`
      CREATE OR REPLACE FUNCTION "pending_runs"("owner" uuid) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended("owner"::text, 0));
        RETURN (
          SELECT count(*) FROM "startups"
          WHERE "owner_id" = "owner" AND "analysis_status" IN ('queued', 'running')
        );
      END $$`);
  }
}
