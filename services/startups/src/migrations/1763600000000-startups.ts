import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Startups1763600000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(`
      CREATE TABLE "startups" (
        "id" uuid NOT NULL,
        "owner_id" uuid NOT NULL,
        "idea_title" text NOT NULL,
        "idea_description" text NOT NULL,
        "sector" text NOT NULL,
        "stage" text NOT NULL,
        "problem_statement" text,
        "solution_statement" text,
        "target_market" text,
        "competitive_advantage" text,
        "user_count" bigint NOT NULL,
        "monthly_revenue" numeric(15,2) NOT NULL,
        "product_url" text,
        "pitch_deck_url" text,
        "funding_ask" numeric(15,2),
        "funding_usage" text,
        "team_background" text,
        "location" text,
        "created_at" timestamptz NOT NULL,
        "search_text" text NOT NULL,
        "sector_key" text NOT NULL,
        "analysis_status" text NOT NULL,
        "run_id" uuid NOT NULL,
        "run_due_at" timestamptz,
        "run_redrives" integer NOT NULL DEFAULT 0,
        "analysis_error" text,
        "overall_score" double precision,
        "ai_score" json,
        "analysis" json,
        "tasks_total" integer NOT NULL DEFAULT 0,
        "tasks_completed" integer NOT NULL DEFAULT 0,
        "match_count" integer NOT NULL DEFAULT 0,
        "match_request_id" uuid,
        "document" text NOT NULL,
        CONSTRAINT "PK_startups" PRIMARY KEY ("id"),
        CONSTRAINT "startups_stage" CHECK ("stage" IN ('idea', 'mvp', 'launched', 'growing')),
        CONSTRAINT "startups_status" CHECK ("analysis_status" IN ('queued', 'running', 'complete', 'failed'))
      )`);
    await runner.query('CREATE INDEX "startups_owner" ON "startups" ("owner_id", "id")');
    await runner.query('CREATE INDEX "startups_search" ON "startups" USING gin ("search_text" gin_trgm_ops)');
    await runner.query('CREATE INDEX "startups_sector" ON "startups" USING gin ("sector_key" gin_trgm_ops)');
    await runner.query(
      `CREATE INDEX "startups_due" ON "startups" ("run_due_at") WHERE "analysis_status" IN ('queued', 'running')`,
    );
    await runner.query(`
      CREATE TABLE "analyses" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "overall_score" double precision NOT NULL,
        "feasibility" double precision NOT NULL,
        "market_potential" double precision NOT NULL,
        "risk_level" double precision NOT NULL,
        "product_readiness" double precision,
        "team_strength" double precision,
        "factors" json NOT NULL,
        "source" text NOT NULL,
        "generated_at" timestamptz NOT NULL,
        CONSTRAINT "PK_analyses" PRIMARY KEY ("id"),
        CONSTRAINT "analyses_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "analyses_startup" ON "analyses" ("startup_id", "id")');
    await runner.query(`
      CREATE TABLE "tasks" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "task_title" text NOT NULL,
        "task_description" text NOT NULL,
        "priority" text NOT NULL,
        "status" text NOT NULL,
        "horizon_days" integer NOT NULL,
        "factor" text NOT NULL,
        "points" double precision NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_tasks" PRIMARY KEY ("id"),
        CONSTRAINT "tasks_status" CHECK ("status" IN ('pending', 'in-progress', 'completed')),
        CONSTRAINT "tasks_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "tasks_startup" ON "tasks" ("startup_id")');
    await runner.query(`
      CREATE TABLE "investor_profiles" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "budget" numeric(15,2) NOT NULL,
        "current_companies" text NOT NULL,
        "investment_sectors" text array NOT NULL,
        "check_size_min" numeric(15,2),
        "check_size_max" numeric(15,2),
        "investment_thesis" text,
        "geography_preference" text array,
        "portfolio_size" bigint,
        "preferred_stages" text array,
        "created_at" timestamptz NOT NULL,
        "match_request_id" uuid,
        CONSTRAINT "PK_investor_profiles" PRIMARY KEY ("id")
      )`);
    await runner.query('CREATE UNIQUE INDEX "investor_profiles_user" ON "investor_profiles" ("user_id")');
    await runner.query(`
      CREATE TABLE "matches" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "investor_id" uuid NOT NULL,
        "match_score" double precision NOT NULL,
        "startup_reasons" json NOT NULL,
        "investor_reasons" json NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_matches" PRIMARY KEY ("id"),
        CONSTRAINT "matches_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE,
        CONSTRAINT "matches_investor_fk" FOREIGN KEY ("investor_id") REFERENCES "investor_profiles" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE UNIQUE INDEX "matches_pair" ON "matches" ("startup_id", "investor_id")');
    await runner.query('CREATE INDEX "matches_investor" ON "matches" ("investor_id")');
  }
}
