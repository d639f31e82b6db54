import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Every copy has a sector and a score by now, so nobody looks for one that lacks them. */
export class CompleteCopies1766410000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "startups_incomplete"');
  }
}
