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

/** $1 recipient, $2 mail, $3 mailbox, $4 topic, $5 whether nobody has proven the address, $6 to $8 the caps. */
const TAKE = 'SELECT is_full, oldest_ms FROM take_mail($1, $2, $3, $4, $5, $6, $7, $8)';

/** Counts the mails to each recipient over the last hour. Addresses are stored only as hashes. */
@Injectable()
export class MailCaps {
  constructor(
    private readonly database: DataSource,
    loops: Loops,
  ) {
    loops.every(SWEEP_MS, 'the sweep of old counts of mails', () =>
      this.database.query(`DELETE FROM mail_counts WHERE counted_at < now() - interval '1 hour'`),
    );
  }

  /**
   * Takes a place for a mail; a further attempt at the same mail keeps its place. Returns 0, or the
   * milliseconds until a place may be free.
   */
  async take(
    { id, to: { email }, isUnproven = false }: Pick<Mail, 'id' | 'to' | 'isUnproven'>,
    topic: MailTopic,
  ): Promise<number> {
    const mail = [hashOf(emailKey(email)), id, hashOf(mailboxOf(email)), topic, isUnproven];
    const caps = [MAILS_AN_HOUR, ACCOUNT_MAILS_AN_HOUR, UNPROVEN_AN_HOUR];
    const [{ is_full, oldest_ms }] = judged.parse(await this.database.query(TAKE, [...mail, ...caps]));
    return is_full ? Math.max(1000, AN_HOUR_MS - (oldest_ms ?? 0)) : 0;
  }
}
