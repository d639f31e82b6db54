import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, updatedRows } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { NotificationsConfig } from '../config.js';
import { mailStates } from './mail-states.js';

/** A mail that this replica has taken on, with what it says. */
const claimedMail = z.object({
  notification_id: z.string(),
  user_id: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  created_at: z.date(),
  attempts: z.number(),
});
export type ClaimedMail = z.output<typeof claimedMail>;

const GONE = 'The process that was sending it ended, for the last time';

/** Beside the conversation itself: asking auth for the address, and marking the row. */
const LEASE_MARGIN_MS = 15_000;
/** Each pause is this many times the one before. */
const GROWTH = 3;

/** When a mail is tried again after its nth try. */
export function retryDelayMs(attempts: number, firstMs: number): number {
  return firstMs * GROWTH ** (attempts - 1);
}

/**
 * The delivery log. Each step is one statement that commits by itself: while a mail is under way
 * its row says so under a lease, and no transaction is open.
 */
@Injectable()
export class MailDeliveries {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG)
    private readonly config: Pick<NotificationsConfig, 'MAIL_ATTEMPTS' | 'MAIL_RETRY_MS' | 'MAIL_TIMEOUT_MS'>,
  ) {}

  /** Takes one mail that is due, or whose replica is gone; undefined when there is none. */
  async claim(): Promise<ClaimedMail | undefined> {
    const [[mail]] = updatedRows(claimedMail).parse(
      await this.database.query(
        `WITH due AS MATERIALIZED (
           SELECT notification_id FROM mail_deliveries
           WHERE status = ANY($3) AND next_attempt_at <= now() AND attempts < $1
           ORDER BY next_attempt_at LIMIT 1
           FOR UPDATE SKIP LOCKED
         )
         UPDATE mail_deliveries AS mail
         SET status = 'sending', attempts = mail.attempts + 1, next_attempt_at = now() + $2 * interval '1 ms'
         FROM due JOIN notifications AS said ON said.id = due.notification_id
         WHERE mail.notification_id = due.notification_id
         RETURNING mail.notification_id, mail.attempts, said.user_id, said.title, said.body, said.link, said.created_at`,
        [
          this.config.MAIL_ATTEMPTS,
          this.config.MAIL_TIMEOUT_MS + LEASE_MARGIN_MS,
          mailStates.sourcesOf('sending', 'dispatcher'),
        ],
      ),
    );
    return mail;
  }

  /** The mail server took it. Changes nothing once somebody else has claimed it. */
  async markSent(mail: ClaimedMail): Promise<void> {
    await this.finish(mail, 'sent', null);
  }

  /** Given up, with the reason for whoever looks. Changes nothing once somebody else has claimed it. */
  async markFailed(mail: ClaimedMail, reason: string): Promise<void> {
    await this.finish(mail, 'failed', reason);
  }

  /** Puts it back for another try. False when it had its last one: then it has failed. */
  async putBack(mail: ClaimedMail, reason: string): Promise<boolean> {
    if (mail.attempts >= this.config.MAIL_ATTEMPTS) {
      await this.markFailed(mail, reason);
      return false;
    }
    await this.database.query(
      `UPDATE mail_deliveries
       SET status = 'pending', last_error = $3, next_attempt_at = now() + $4 * interval '1 ms'
       WHERE notification_id = $1 AND attempts = $2 AND status = ANY($5)`,
      [
        mail.notification_id,
        mail.attempts,
        reason,
        retryDelayMs(mail.attempts, this.config.MAIL_RETRY_MS),
        mailStates.sourcesOf('pending', 'dispatcher'),
      ],
    );
    return true;
  }

  /** Fails what a crash cut short on its last try; gives the ids. */
  async failAbandoned(): Promise<string[]> {
    const [rows] = updatedRows(z.object({ notification_id: z.string() })).parse(
      await this.database.query(
        `UPDATE mail_deliveries SET status = 'failed', finished_at = now(), last_error = $2
         WHERE status = ANY($3) AND next_attempt_at <= now() AND attempts >= $1
         RETURNING notification_id`,
        [this.config.MAIL_ATTEMPTS, GONE, mailStates.sourcesOf('failed', 'sweep')],
      ),
    );
    return rows.map(({ notification_id }) => notification_id);
  }

  /** `attempts` fences: a replica that took too long does not overwrite what its successor did. */
  private async finish(mail: ClaimedMail, status: 'sent' | 'failed', reason: string | null): Promise<void> {
    await this.database.query(
      `UPDATE mail_deliveries SET status = $3, last_error = $4, finished_at = now()
       WHERE notification_id = $1 AND attempts = $2 AND status = ANY($5)`,
      [mail.notification_id, mail.attempts, status, reason, mailStates.sourcesOf(status, 'dispatcher')],
    );
  }
}
