import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The version of the Terms that the user accepted, and when. Accounts that exist accepted none. */
export class AcceptedTerms1766220000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" ADD "terms_version" text, ADD "terms_accepted_at" timestamptz');
  }
}
