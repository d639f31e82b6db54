import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The startup's title in completed deals, also in those that were completed before (DEAL-17). */
export class TitleOfDeals1766420000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "deals" ADD "startup_title" text');
    await runner.query(`
      UPDATE deals SET startup_title = s.idea_title FROM startups s
      WHERE s.startup_id = deals.startup_id AND deals.status = 'completed' AND NOT s.deleted`);
  }
}
