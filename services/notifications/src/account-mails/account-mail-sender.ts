import { Inject, Injectable } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { CONFIG, RpcClient } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { NotificationsConfig } from '../config.js';
import { MailQueues, type Unwanted } from '../mail/mail-queues.js';
import { type Mail, MailError } from '../mail/mailer.js';
import { ALL_KINDS, NotificationSettings } from '../settings/notification-settings.js';
import { AccountMailDeliveryRow } from './account-mail-delivery.entity.js';
import { composeAccountMail } from './compose-account-mail.js';

const AUTH_UNAVAILABLE = 'auth did not return the content';
const NOT_WANTED = 'The mail is no longer wanted';

const claimed = z.object({ mail_id: z.string(), attempts: z.number() });

/** Sends the mails about accounts that auth requests. Their content is read only when they are sent. */
@Injectable()
export class AccountMailSender {
  constructor(
    private readonly database: DataSource,
    private readonly rpc: RpcClient,
    private readonly settings: NotificationSettings,
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'PUBLIC_URL'>,
    queues: MailQueues,
  ) {
    queues.open({
      topic: 'account',
      one: 'a mail about an account',
      table: 'account_mail_deliveries',
      key: 'mail_id',
      row: claimed,
      compose: ({ mail_id }) => this.compose(mail_id),
    });
  }

  private async compose(mail_id: string): Promise<Mail | Unwanted> {
    const content = await this.rpc.call(rpc.accountMails.get, { mail_id }).catch((error: unknown) => {
      throw new MailError(AUTH_UNAVAILABLE, false, { cause: error });
    });
    if (!content) return { dropped: NOT_WANTED };
    const delivery = await this.database.manager.findOneBy(AccountMailDeliveryRow, { mail_id });
    if (!delivery) return { dropped: NOT_WANTED };
    const head = { id: mail_id, date: delivery.created_at };
    const { user_id } = delivery;
    const unsubscribe = await this.settings.unsubscribeToken(
      { user_id, email: content.to.email },
      ALL_KINDS,
      await this.settings.of(user_id),
    );
    return composeAccountMail(head, content, { publicUrl: this.config.PUBLIC_URL, unsubscribe });
  }
}
