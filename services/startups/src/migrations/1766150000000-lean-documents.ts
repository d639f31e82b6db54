import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Startups as lists show them (STARTUP-12). Rows that exist, and those that the previous release
 * changes, have no current one: their lists are made from the whole document until the next change.
 */
export class LeanDocuments1766150000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "startups" ADD "lean_document" text, ADD "lean_version" integer NOT NULL DEFAULT 0',
    );
  }
}
