import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Browse1764300000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "startups" ADD "version" integer NOT NULL DEFAULT 1');
    // Includes the columns of the browse filters, so the index alone rules rows out.
    await runner.query(
      `CREATE INDEX "startups_browse" ON "startups" ("id")
       INCLUDE ("version", "stage", "overall_score", "monthly_revenue", "user_count")`,
    );
  }
}
