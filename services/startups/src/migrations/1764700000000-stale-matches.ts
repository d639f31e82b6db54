import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Which pairs were not ranked since one of their sides changed; none of those that are there. */
export class StaleMatches1764700000000 extends Migration {
  override readonly name = 'StaleMatches1764700000000';

  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "matches" ADD "stale_since" uuid');
  }
}
