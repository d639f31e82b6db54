import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Finds the mails of a digest, which are few among all. */
export class DigestedMails1766310000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    for (const table of ['mail_deliveries', 'message_mails']) {
      await createIndexOnline(
        runner,
        `${table}_digest`,
        `ON "${table}" ("digest_id") WHERE "digest_id" IS NOT NULL`,
      );
    }
  }
}
