import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Tells a sale under way from a completed one; sales completed before this release count as under way. */
export class CompletedSale1766260000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "startups" ADD "completed_sale_id" uuid`);
  }
}
