import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Counts mails to addresses that nobody has verified, by the mailbox behind them (ACCOUNT-22). */
export class Mailboxes1766320000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "mail_counts" ADD COLUMN IF NOT EXISTS "mailbox" text');
    await createIndexOnline(
      runner,
      'mail_counts_mailbox',
      `ON "mail_counts" ("mailbox") WHERE "mailbox" IS NOT NULL`,
    );
  }
}
