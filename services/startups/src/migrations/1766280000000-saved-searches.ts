import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The searches that investors save under a name. */
export class SavedSearches1766280000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "saved_searches" (
        "id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "name" text NOT NULL,
        "query" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_saved_searches" PRIMARY KEY ("id")
      )`);
    await runner.query('CREATE INDEX "saved_searches_user" ON "saved_searches" ("user_id")');
  }
}
