import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Reports of messages: the text as it was reported, and who wrote it. */
export class MessageReports1766200000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "reports"
        ADD "reported_text" text,
        ADD "author_id" uuid,
        DROP CONSTRAINT "reports_kind",
        ADD CONSTRAINT "reports_kind" CHECK ("kind" IN ('startup', 'listing', 'message'))`);
  }
}
