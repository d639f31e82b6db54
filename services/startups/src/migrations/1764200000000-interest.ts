import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Interest1764200000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "interests" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_interests" PRIMARY KEY ("id"),
        CONSTRAINT "interests_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE UNIQUE INDEX "interests_pair" ON "interests" ("startup_id", "user_id")');
    await runner.query(`
      CREATE TABLE "views" (
        "startup_id" uuid NOT NULL,
        "day" date NOT NULL,
        "viewer_id" uuid NOT NULL,
        "times" integer NOT NULL,
        CONSTRAINT "PK_views" PRIMARY KEY ("startup_id", "day", "viewer_id"),
        CONSTRAINT "views_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("id") ON DELETE CASCADE
      )`);
  }
}
