import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Reasons of a match in groups; pairs that are there keep their plain lists. */
export class ReasonGroups1765000000000 extends Migration {
  override readonly name = 'ReasonGroups1765000000000';

  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "matches" ADD "startup_groups" json, ADD "investor_groups" json');
  }
}
