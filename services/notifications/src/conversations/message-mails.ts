import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Postponed } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { NotificationsConfig } from '../config.js';
import { composeMail } from '../mail/compose.js';
import { MailQueues, type Unwanted } from '../mail/mail-queues.js';
import type { Mail } from '../mail/mailer.js';
import { Recipients } from '../mail/recipients.js';
import { NotificationSettings } from '../settings/notification-settings.js';
import { linkOf, unreadMailText } from './texts.js';

const READ_MEANWHILE = 'The messages were read';
const BLOCKED = 'The recipient blocked the writer';
const TOO_SOON = 'The recipient got a mail about this conversation in the last hour';
const NOT_LONG = 'The oldest unread message is too young';
/** At most one mail for each thread and recipient in this time (TALK-7). */
const PAUSE_MS = 3_600_000;

const claimed = z.object({ mail_id: z.string(), attempts: z.number(), digest_id: z.string().nullable() });
const unread = z.array(
  z.object({
    thread_id: z.string(),
    user_id: z.string(),
    created_at: z.date(),
    idea_title: z.string(),
    count: z.number(),
    oldest_ms: z.number().nullable(),
    mailed_ms: z.number().nullable(),
    is_blocked: z.boolean(),
  }),
);

/** Sends a mail when a message stays unread. */
@Injectable()
export class MessageMails {
  constructor(
    private readonly database: DataSource,
    private readonly recipients: Recipients,
    private readonly settings: NotificationSettings,
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'PUBLIC_URL' | 'MESSAGE_MAIL_MS'>,
    queues: MailQueues,
  ) {
    queues.open({
      topic: 'notification',
      one: 'a mail about messages',
      table: 'message_mails',
      key: 'mail_id',
      row: claimed,
      compose: ({ mail_id }) => this.compose(mail_id),
    });
  }

  private async compose(mail_id: string): Promise<Mail | Unwanted> {
    const facts = await this.unread(mail_id);
    if (facts?.oldest_ms == null) return { dropped: READ_MEANWHILE };
    if (facts.is_blocked) return { dropped: BLOCKED };
    const youngMs = this.config.MESSAGE_MAIL_MS - facts.oldest_ms;
    if (youngMs > 0) throw new Postponed(NOT_LONG, youngMs);
    const soonMs = PAUSE_MS - (facts.mailed_ms ?? PAUSE_MS);
    if (soonMs > 0) throw new Postponed(TOO_SOON, soonMs);
    const { thread_id, created_at, count, idea_title } = facts;
    const content = {
      id: mail_id,
      created_at,
      link: linkOf(thread_id),
      ...unreadMailText(count, idea_title),
    };
    const { user_id } = facts;
    const settings = await this.settings.of(user_id);
    return this.recipients.write({ user_id, settings }, 'messages', (to, unsubscribe) =>
      composeMail(content, to, { publicUrl: this.config.PUBLIC_URL, unsubscribe }),
    );
  }

  /** The unread messages now, the age of the oldest, and the time since the last mail about the thread. */
  private async unread(mail_id: string) {
    const [row] = unread.parse(
      await this.database.query(
        `SELECT mail.thread_id, mail.user_id, mail.created_at, startup.idea_title,
                count(message.id)::int AS count,
                (extract(epoch FROM now() - min(message.created_at)) * 1000)::float8 AS oldest_ms,
                (SELECT extract(epoch FROM now() - max(earlier.finished_at)) * 1000
                 FROM message_mails AS earlier
                 WHERE earlier.thread_id = mail.thread_id AND earlier.user_id = mail.user_id
                   AND earlier.status = 'sent')::float8 AS mailed_ms,
                EXISTS (SELECT FROM blocks WHERE by_user_id = mail.user_id
                        AND blocked_user_id IN (threads.owner_id, threads.guest_id)) AS is_blocked
         FROM message_mails AS mail
         JOIN threads ON threads.id = mail.thread_id
         JOIN discussed_startups AS startup ON startup.startup_id = threads.startup_id
         LEFT JOIN messages AS message ON message.thread_id = mail.thread_id
           AND message.sender_id <> mail.user_id AND message.read_at IS NULL
         WHERE mail.mail_id = $1
         GROUP BY mail.mail_id, startup.startup_id, threads.id`,
        [mail_id],
      ),
    );
    return row;
  }
}
