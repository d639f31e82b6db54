import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Marks pairs that were not ranked since one side changed. Existing pairs count as up to date. */
export class StaleMatches1764700000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "matches" ADD "stale_since" uuid');
  }
}
