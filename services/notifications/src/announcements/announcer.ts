import { Inject, Injectable, Logger } from '@nestjs/common';
import { Departures, Outbox, type TransactionalDelivery } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { NotificationRow, toNotification } from '../inbox/notification.entity.js';
import { MailDeliveryRow } from '../mail/mail-delivery.entity.js';
import { mailStates } from '../mail/mail-states.js';
import { MAILER, type Mailer } from '../mail/mailer.js';
import { notificationsCreated } from '../metrics.js';
import { NotificationSettings } from '../settings/notification-settings.service.js';
import type { Announcement } from './texts.js';

/** The recipient of an announcement, and the startup and the other user that its texts name (null: none). */
export interface Recipient {
  readonly user_id: string;
  readonly startup_id: string | null;
  readonly names_user_id?: string | null;
}

/** Creates a user's notification in the transaction of the event that causes it. */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);

  constructor(
    private readonly departures: Departures,
    private readonly outbox: Outbox,
    private readonly settings: NotificationSettings,
    @Inject(MAILER) private readonly mailer: Mailer | null,
  ) {}

  /** Stores the notification, its live event and, if mail is configured, its mail: once per event (NOTE-6). */
  async announce(
    { tx, event_id }: TransactionalDelivery,
    { user_id, startup_id, names_user_id = null }: Recipient,
    announcement: Announcement,
  ): Promise<void> {
    if (await this.departures.isGone(tx, 'user', user_id)) {
      this.logger.log({ user_id }, 'dropped an event for a user whose account is deleted');
      return;
    }
    if (startup_id !== null && (await this.departures.isGone(tx, 'startup', startup_id))) {
      this.logger.log({ startup_id }, 'dropped an event about a deleted startup');
      return;
    }
    // The service's inbox prevents repeats, except for a replayed event that it no longer remembers.
    if (await tx.existsBy(NotificationRow, { event_id, user_id })) return;
    await this.store(tx, { user_id, startup_id, names_user_id }, { event_id, ...announcement });
  }

  /** Stores the parts of an announcement. The caller has made sure that recipient and startup exist. */
  async store(
    tx: EntityManager,
    { user_id, startup_id, names_user_id = null }: Recipient,
    announcement: Announcement & { readonly event_id: string },
    { withMail = true }: { readonly withMail?: boolean } = {},
  ): Promise<void> {
    const wanted = await this.settings.channels(tx, user_id, announcement.type);
    if (!wanted.inbox && !wanted.email) return;
    const row = tx.create(NotificationRow, {
      id: uuid(),
      user_id,
      startup_id,
      names_user_id,
      ...announcement,
      created_at: new Date(),
      read_at: null,
      is_hidden: !wanted.inbox,
    });
    await tx.insert(NotificationRow, row);
    if (wanted.inbox)
      await this.outbox.appendLive(tx, user_id, { event: 'notification.created', data: toNotification(row) });
    if (this.mailer && withMail && wanted.email) {
      const status = mailStates.begin('pending', 'announcer');
      await tx.insert(MailDeliveryRow, { notification_id: row.id, status });
    }
    notificationsCreated.inc({ type: row.type });
  }
}
