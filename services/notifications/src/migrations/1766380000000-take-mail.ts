import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Counts a mail unless its recipient's cap is reached (NOTE-10), in one round trip. */
export class TakeMail1766380000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    // A volatile function: its second query sees the mails that others counted while the first waited.
    await runner.query(`
      CREATE FUNCTION "take_mail"(
        "the_recipient" text, "the_mail" uuid, "the_mailbox" text, "the_topic" text, "to_stranger" boolean,
        "most" integer, "most_account" integer, "most_unproven" integer
      ) RETURNS TABLE ("is_full" boolean, "oldest_ms" double precision) LANGUAGE plpgsql VOLATILE AS $$
      #variable_conflict use_column
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended("the_mailbox", 0));
        RETURN QUERY
          WITH counted AS (
            SELECT coalesce(bool_or(mail_id = "the_mail"), false) AS mine,
                   count(*) FILTER (WHERE recipient = "the_recipient") AS total,
                   count(*) FILTER (WHERE recipient = "the_recipient" AND topic = 'account') AS account,
                   count(*) FILTER (WHERE mailbox = "the_mailbox") AS unproven,
                   (extract(epoch FROM now() - min(counted_at)) * 1000)::float8 AS oldest_ms
            FROM mail_counts
            WHERE (recipient = "the_recipient" OR mailbox = "the_mailbox")
              AND counted_at >= now() - interval '1 hour'
          ), judged AS (
            SELECT mine, oldest_ms, NOT mine AND (
                CASE WHEN "the_topic" = 'account' THEN account >= "most_account" ELSE total >= "most" END
                OR ("to_stranger" AND unproven >= "most_unproven")
              ) AS is_full
            FROM counted
          ), taken AS (
            INSERT INTO mail_counts (mail_id, recipient, mailbox, topic)
            SELECT "the_mail", "the_recipient", CASE WHEN "to_stranger" THEN "the_mailbox" END, "the_topic"
            FROM judged WHERE NOT mine AND NOT is_full
            -- An earlier attempt was more than an hour ago, or went to the recipient's former address.
            ON CONFLICT (mail_id) DO UPDATE
            SET recipient = excluded.recipient, mailbox = excluded.mailbox, counted_at = excluded.counted_at
          )
          SELECT is_full, oldest_ms FROM judged;
      END $$`);
  }
}
