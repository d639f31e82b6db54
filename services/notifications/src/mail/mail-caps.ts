import { Injectable } from '@nestjs/common';
import { emailKey } from '@proofround/contracts';
import { createHash } from 'node:crypto';
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

const counted = z.object({
  mine: z.boolean(),
  total: z.number(),
  account: z.number(),
  unproven: z.number(),
  /** The age of the oldest mail that counts. */
  oldest_ms: z.number().nullable(),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Counts the mails to each recipient over the last hour. Addresses are stored only as hashes. */
@Injectable()
export class MailCaps {
  constructor(private readonly database: DataSource) {}

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
      await tx.query(`DELETE FROM mail_counts WHERE counted_at < now() - interval '1 hour'`);
      const [row] = z.array(counted).parse(
        await tx.query(
          `SELECT coalesce(bool_or(mail_id = $2), false) AS mine,
                  (count(*) FILTER (WHERE recipient = $1))::int AS total,
                  (count(*) FILTER (WHERE recipient = $1 AND topic = 'account'))::int AS account,
                  (count(*) FILTER (WHERE mailbox = $3))::int AS unproven,
                  (extract(epoch FROM now() - min(counted_at)) * 1000)::float8 AS oldest_ms
           FROM mail_counts WHERE recipient = $1 OR mailbox = $3`,
          [recipient, id, mailbox],
        ),
      );
      if (!row || row.mine) return 0;
      const isFull = topic === 'account' ? row.account >= ACCOUNT_MAILS_AN_HOUR : row.total >= MAILS_AN_HOUR;
      if (isFull || (isToStranger && row.unproven >= UNPROVEN_AN_HOUR))
        return Math.max(1000, AN_HOUR_MS - (row.oldest_ms ?? 0));
      await tx.query('INSERT INTO mail_counts (mail_id, recipient, mailbox, topic) VALUES ($1, $2, $3, $4)', [
        id,
        recipient,
        isToStranger ? mailbox : null,
        topic,
      ]);
      return 0;
    });
  }
}
