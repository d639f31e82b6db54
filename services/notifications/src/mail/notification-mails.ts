import { Inject, Injectable } from '@nestjs/common';
import { KIND_OF_TYPE } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { NotificationsConfig } from '../config.js';
import { NotificationRow } from '../inbox/notification.entity.js';
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
    const notification = await this.database.manager.findOneBy(NotificationRow, { id });
    if (!notification) throw new MailError(NOTIFICATION_DELETED, true);
    return this.recipients.write(notification.user_id, KIND_OF_TYPE[notification.type], (to, unsubscribe) =>
      composeMail(notification, to, { publicUrl: this.config.PUBLIC_URL, unsubscribe }),
    );
  }
}
