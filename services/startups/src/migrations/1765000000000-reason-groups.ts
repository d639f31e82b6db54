import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Grouped reasons of matches. Existing pairs keep their ungrouped lists. */
export class ReasonGroups1765000000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "matches" ADD "startup_groups" json, ADD "investor_groups" json');
  }
}
