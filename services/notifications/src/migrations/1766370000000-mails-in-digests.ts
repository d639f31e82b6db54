import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';
import { z } from 'zod';

const STATUSES = `('pending', 'sending', 'sent', 'in_digest', 'gathered', 'dropped', 'failed')`;

const BATCH = 1000;
const changed = z.tuple([z.object({ count: z.number() })]);

/**
 * A mail that a digest contains is `in_digest`; before, it was `gathered`. The check admits both words:
 * the previous release still writes the old one. Nobody reads the state of such a mail, and the sweep
 * of finished mails deletes it after 30 days.
 */
export class MailsInDigests1766370000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    for (const table of ['digests', 'mail_deliveries', 'message_mails']) {
      await runner.query(`
        ALTER TABLE "${table}"
          DROP CONSTRAINT IF EXISTS "${table}_status",
          ADD CONSTRAINT "${table}_status" CHECK ("status" IN ${STATUSES}) NOT VALID`);
      await runner.query(`ALTER TABLE "${table}" VALIDATE CONSTRAINT "${table}_status"`);
    }
    await renameStates(runner, 'mail_deliveries', 'notification_id');
    await renameStates(runner, 'message_mails', 'mail_id');
  }
}

async function renameStates(runner: QueryRunner, table: string, key: string): Promise<void> {
  for (;;) {
    const [{ count }] = changed.parse(
      await runner.query(
        `WITH renamed AS (
           UPDATE "${table}" SET "status" = 'in_digest'
           WHERE "${key}" IN (
             SELECT "${key}" FROM "${table}"
             WHERE "digest_id" IS NOT NULL AND "status" = 'gathered' LIMIT $1
           )
           RETURNING 1
         )
         SELECT count(*)::int AS "count" FROM renamed`,
        [BATCH],
      ),
    );
    if (count < BATCH) return;
  }
}
