import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class PremiumRevision1764200000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" ADD "premium_revision" integer NOT NULL DEFAULT 0');
  }
}
