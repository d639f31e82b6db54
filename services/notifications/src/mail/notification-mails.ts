import { Inject, Injectable } from '@nestjs/common';
import { KIND_OF_TYPE, notificationKind, notificationType } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { NotificationsConfig } from '../config.js';
import { composeMail } from './compose.js';
import { MailQueues, type Unwanted } from './mail-queues.js';
import { type Mail, MailError } from './mailer.js';
import { Recipients } from './recipients.js';

const NOTIFICATION_DELETED = 'The notification is deleted';

const claimed = z.object({
  notification_id: z.string(),
  attempts: z.number(),
  digest_id: z.string().nullable(),
});

/** A notification with the recipient's settings, which may be missing. */
const READ = `
  SELECT user_id, type, title, body, link, notifications.created_at, email_off, unsubscribe_key,
    (SELECT coalesce(json_agg(json_build_object('title', idea_title, 'link', '/startups/' || startup_id)
                              ORDER BY place), '[]')
     FROM found_startups WHERE notification_id = notifications.id) AS items
  FROM notifications LEFT JOIN notification_settings USING (user_id) WHERE id = $1`;
const contents = z.array(
  z.object({
    user_id: z.string(),
    type: notificationType,
    title: z.string(),
    body: z.string(),
    link: z.string().nullable(),
    created_at: z.date(),
    email_off: z.array(notificationKind).nullable(),
    unsubscribe_key: z.string().nullable(),
    items: z.array(z.object({ title: z.string(), link: z.string() })),
  }),
);

/** Sends each notification as a mail. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly database: DataSource,
    private readonly recipients: Recipients,
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'PUBLIC_URL'>,
    queues: MailQueues,
  ) {
    queues.open({
      topic: 'notification',
      one: 'a mail',
      table: 'mail_deliveries',
      key: 'notification_id',
      row: claimed,
      compose: ({ notification_id }) => this.compose(notification_id),
    });
  }

  private async compose(id: string): Promise<Mail | Unwanted> {
    const [found] = contents.parse(await this.database.query(READ, [id]));
    if (!found) throw new MailError(NOTIFICATION_DELETED, true);
    const { user_id, type, email_off, unsubscribe_key, ...content } = found;
    const settings = email_off && unsubscribe_key !== null ? { email_off, unsubscribe_key } : null;
    return this.recipients.write({ user_id, settings }, KIND_OF_TYPE[type], (to, unsubscribe) =>
      composeMail({ id, ...content }, to, { publicUrl: this.config.PUBLIC_URL, unsubscribe }),
    );
  }
}
