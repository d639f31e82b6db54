import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

const BATCH = 500;

/** A part of the score, null if the ledger has lines of its dimension and none was assessed. */
const part = (dimension: string, value: string) => `
  CASE WHEN EXISTS (SELECT 1 FROM json_array_elements("analysis"->'ledger') AS line WHERE line->>'dimension' = '${dimension}')
    AND NOT EXISTS (SELECT 1 FROM json_array_elements("analysis"->'ledger') AS line
      WHERE line->>'dimension' = '${dimension}' AND line->>'rung' <> 'not_assessed')
  THEN NULL ELSE ${value} END`;

const PARTS = `ARRAY[
  ("analysis"->>'team_strength')::double precision,
  ${part('market', `("ai_score"->>'market_potential')::double precision`)},
  ${part('feasibility', `("ai_score"->>'feasibility')::double precision`)},
  ("analysis"->>'product_readiness')::double precision,
  100 - ("ai_score"->>'risk_level')::double precision]`;

/**
 * Investors' boards and weights and the parts of the score by which they order startups. Existing startups get their parts in batches.
 */
export class Pipeline1766200000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "startups"
        ADD COLUMN IF NOT EXISTS "parts" double precision array`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS "pipeline_cards" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "board_column" text NOT NULL,
        "note" text,
        "remind_at" timestamptz,
        "reminder_due_at" timestamptz,
        "reason" text,
        "message" text,
        "pass" json,
        "improved" json,
        "came_back" boolean NOT NULL DEFAULT false,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "PK_pipeline_cards" PRIMARY KEY ("id"),
        CONSTRAINT "pipeline_cards_column" CHECK ("board_column" IN ('watching', 'talking', 'diligence', 'committed', 'passed')),
        CONSTRAINT "pipeline_cards_reason" CHECK (("board_column" = 'passed') = ("reason" IS NOT NULL)),
        CONSTRAINT "pipeline_cards_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX IF NOT EXISTS "pipeline_cards_pair" ON "pipeline_cards" ("startup_id", "user_id")',
    );
    await runner.query(
      'CREATE INDEX IF NOT EXISTS "pipeline_cards_user" ON "pipeline_cards" ("user_id", "id")',
    );
    await runner.query(
      'CREATE INDEX IF NOT EXISTS "pipeline_cards_due" ON "pipeline_cards" ("reminder_due_at") WHERE "reminder_due_at" IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS "fit_weights" (
        "user_id" uuid NOT NULL,
        "team" integer NOT NULL,
        "market" integer NOT NULL,
        "feasibility" integer NOT NULL,
        "product" integer NOT NULL,
        "risk" integer NOT NULL,
        CONSTRAINT "PK_fit_weights" PRIMARY KEY ("user_id")
      )`);
    let filled: unknown[];
    do {
      const [rows] = (await runner.query(
        `UPDATE "startups" SET "parts" = ${PARTS} WHERE "id" IN (
           SELECT "id" FROM "startups" WHERE "parts" IS NULL AND "ai_score" IS NOT NULL AND "analysis" IS NOT NULL
           ORDER BY "id" LIMIT ${BATCH}
         ) RETURNING "id"`,
      )) as [unknown[], number];
      filled = rows;
    } while (filled.length === BATCH);
  }
}
