import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Marks sold startups; sales before this release are not known here. */
export class Sold1766220000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "startups"
        ADD "is_sold" boolean NOT NULL DEFAULT false,
        ADD "sale_id" uuid`);
  }
}
