import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Holds of startups and admins' decisions on them. */
export class Reviews1764800000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "startups"
        ADD "review_state" text,
        ADD "review_reasons" json,
        ADD "review_cleared" text array NOT NULL DEFAULT '{}',
        ADD "review_facts" text,
        ADD "review_asked_at" timestamptz,
        ADD "review_place" uuid,
        ADD "held_back" boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "startups_review" CHECK ("review_state" IN ('held', 'cleared', 'upheld'))`);
    await runner.query(`
      CREATE TABLE "review_decisions" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "decided_by" uuid NOT NULL,
        "state" text NOT NULL,
        "note" text,
        "reasons" json NOT NULL,
        "decided_at" timestamptz NOT NULL,
        CONSTRAINT "PK_review_decisions" PRIMARY KEY ("id"),
        CONSTRAINT "review_decisions_state" CHECK ("state" IN ('cleared', 'upheld')),
        CONSTRAINT "review_decisions_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "review_decisions_startup" ON "review_decisions" ("startup_id", "id")');
    await runner.query('CREATE INDEX "review_decisions_admin" ON "review_decisions" ("decided_by")');
  }
}
