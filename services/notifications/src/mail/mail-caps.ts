import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { emailKey } from '@proofround/contracts';
import { Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { Mail } from './mailer.js';

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address. What follows a plus, and a dot at Gmail, makes another address of the
 * same mailbox, so a stranger could name thousands of them.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const local = key.slice(0, at).replace(/\+.*$/, '');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The most mails that a recipient gets in an hour. Further notifications wait. */
const MAILS_AN_HOUR = 20;
/** The most mails about an account among them. Only these are sent above the total; further ones are dropped. */
const ACCOUNT_MAILS_AN_HOUR = 10;
/**
 * The most mails to addresses of one mailbox that nobody has proven. They have a count of their own,
 * so that a stranger cannot use up the owner's notices with them.
 */
const UNPROVEN_AN_HOUR = 10;

const AN_HOUR_MS = 3_600_000;

export type MailTopic = 'account' | 'notification';

const judged = z.tuple([
  z.object({
    is_full: z.boolean(),
    /** The age of the oldest mail that counts. */
    oldest_ms: z.number().nullable(),
  }),
]);

const SWEEP_MS = 60_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const NO_LONGER_COUNTS = `counted_at < now() - interval '1 hour'`;

/** Counts a mail unless its recipient's cap is reached. $1 recipient, $2 mail, $3 mailbox, $4 topic, $5 to a stranger. */
const TAKE = `
  WITH counted AS (
    SELECT coalesce(bool_or(mail_id = $2::uuid), false) AS mine,
           count(*) FILTER (WHERE recipient = $1::text) AS total,
           count(*) FILTER (WHERE recipient = $1 AND topic = 'account') AS account,
           count(*) FILTER (WHERE mailbox = $3::text) AS unproven,
           (extract(epoch FROM now() - min(counted_at)) * 1000)::float8 AS oldest_ms
    FROM mail_counts WHERE (recipient = $1 OR mailbox = $3) AND NOT ${NO_LONGER_COUNTS}
  ), judged AS (
    SELECT mine, oldest_ms, NOT mine AND (
        CASE WHEN $4::text = 'account' THEN account >= ${ACCOUNT_MAILS_AN_HOUR} ELSE total >= ${MAILS_AN_HOUR} END
        OR ($5::boolean AND unproven >= ${UNPROVEN_AN_HOUR})
      ) AS is_full
    FROM counted
  ), taken AS (
    INSERT INTO mail_counts (mail_id, recipient, mailbox, topic)
    SELECT $2, $1, CASE WHEN $5 THEN $3 END, $4 FROM judged WHERE NOT mine AND NOT is_full
    -- An earlier attempt was more than an hour ago, or went to the recipient's former address.
    ON CONFLICT (mail_id) DO UPDATE
    SET recipient = excluded.recipient, mailbox = excluded.mailbox, counted_at = excluded.counted_at
  )
  SELECT is_full, oldest_ms FROM judged`;

/** Counts the mails to each recipient over the last hour. Addresses are stored only as hashes. */
@Injectable()
export class MailCaps {
  constructor(
    private readonly database: DataSource,
    loops: Loops,
  ) {
    loops.every(SWEEP_MS, 'the sweep of old counts of mails', () =>
      this.database.query(`DELETE FROM mail_counts WHERE ${NO_LONGER_COUNTS}`),
    );
  }

  /**
   * Takes a place for a mail; a further attempt at the same mail keeps its place. Returns 0, or the
   * milliseconds until a place may be free.
   */
  take(
    { id, to: { email }, isToStranger = false }: Pick<Mail, 'id' | 'to' | 'isToStranger'>,
    topic: MailTopic,
  ): Promise<number> {
    const recipient = hashOf(emailKey(email));
    const mailbox = hashOf(mailboxOf(email));
    return this.database.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [mailbox]);
      // A separate statement after the lock sees the mails that were counted meanwhile.
      const [{ is_full, oldest_ms }] = judged.parse(
        await tx.query(TAKE, [recipient, id, mailbox, topic, isToStranger]),
      );
      return is_full ? Math.max(1000, AN_HOUR_MS - (oldest_ms ?? 0)) : 0;
    });
  }
}
