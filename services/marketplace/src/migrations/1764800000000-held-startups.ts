import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Marks held startups; only the owner and the admin see their listings. */
export class HeldStartups1764800000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "startups"
        ADD "held" boolean NOT NULL DEFAULT false,
        ADD "held_version" integer NOT NULL DEFAULT 0`);
  }
}
