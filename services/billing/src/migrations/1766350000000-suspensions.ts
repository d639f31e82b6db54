import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Which users are suspended, and since which change of that. */
export class Suspensions1766350000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "members" ADD "suspended" boolean NOT NULL DEFAULT false, ADD "suspension_changed_at" timestamptz',
    );
  }
}
