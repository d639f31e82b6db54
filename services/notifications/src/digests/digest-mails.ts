import { Inject, Injectable } from '@nestjs/common';
import { KIND_OF_TYPE, notificationType } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { NotificationsConfig } from '../config.js';
import { linkOf, unreadMailText } from '../conversations/texts.js';
import { composeDigest, type DigestItem } from '../mail/compose.js';
import { MailQueues, type Unwanted } from '../mail/mail-queues.js';
import type { Mail } from '../mail/mailer.js';
import { Recipients } from '../mail/recipients.js';
import { ALL_KINDS, NotificationSettings } from '../settings/notification-settings.js';
import { DigestRow } from './digest.entity.js';

const NOTHING_LEFT = 'What it would list was deleted or read, or is not wanted';

const claimed = z.object({ mail_id: z.string(), attempts: z.number() });
const listedNotifications = z.array(
  z.object({ type: notificationType, title: z.string(), link: z.string().nullable() }),
);
const unread = z.array(z.object({ thread_id: z.string(), idea_title: z.string(), count: z.number() }));

/** Sends digests. Their content is read when they are sent. */
@Injectable()
export class DigestMails {
  constructor(
    private readonly database: DataSource,
    private readonly recipients: Recipients,
    private readonly settings: NotificationSettings,
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'PUBLIC_URL'>,
    queues: MailQueues,
  ) {
    queues.open({
      topic: 'notification',
      one: 'a digest',
      table: 'digests',
      key: 'mail_id',
      row: claimed,
      compose: ({ mail_id }) => this.compose(mail_id),
    });
  }

  private async compose(mail_id: string): Promise<Mail | Unwanted> {
    const digest = await this.database.manager.findOneBy(DigestRow, { mail_id });
    if (!digest) return { dropped: NOTHING_LEFT };
    const settings = await this.settings.of(digest.user_id);
    const unwanted = settings?.email_off ?? [];
    const items = [
      ...(await this.notifications(mail_id)).filter(({ type }) => !unwanted.includes(KIND_OF_TYPE[type])),
      ...(unwanted.includes('messages') ? [] : await this.messages(mail_id)),
    ];
    if (items.length === 0) return { dropped: NOTHING_LEFT };
    return this.recipients.write({ user_id: digest.user_id, settings }, ALL_KINDS, (to, unsubscribe) =>
      composeDigest({ id: mail_id, created_at: digest.created_at, items }, to, {
        publicUrl: this.config.PUBLIC_URL,
        unsubscribe,
      }),
    );
  }

  /** Newest first. A hidden one counts as unread: the inbox does not show it. */
  private async notifications(mail_id: string) {
    return listedNotifications.parse(
      await this.database.query(
        `SELECT notifications.type, notifications.title, notifications.link
         FROM mail_deliveries JOIN notifications ON notifications.id = mail_deliveries.notification_id
         WHERE mail_deliveries.digest_id = $1
           AND (notifications.read_at IS NULL OR notifications.is_hidden)
         ORDER BY notifications.id DESC`,
        [mail_id],
      ),
    );
  }

  /** The conversations that still have unread messages. */
  private async messages(mail_id: string): Promise<DigestItem[]> {
    const rows = unread.parse(
      await this.database.query(
        `SELECT threads.id AS thread_id, startup.idea_title, count(DISTINCT message.id)::int AS count
         FROM message_mails AS mail
         JOIN threads ON threads.id = mail.thread_id
         JOIN discussed_startups AS startup ON startup.startup_id = threads.startup_id
         JOIN messages AS message ON message.thread_id = threads.id
           AND message.sender_id <> mail.user_id AND message.read_at IS NULL
         WHERE mail.digest_id = $1
         GROUP BY threads.id, startup.startup_id ORDER BY threads.id DESC`,
        [mail_id],
      ),
    );
    return rows.map(({ thread_id, idea_title, count }) => ({
      title: unreadMailText(count, idea_title).title,
      link: linkOf(thread_id),
    }));
  }
}
