import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, Departures, Outbox, type TransactionalDelivery } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import type { NotificationsConfig } from '../config.js';
import { NotificationRow, toNotification } from '../inbox/notification.entity.js';
import { MailDeliveryRow } from '../mail/mail-delivery.entity.js';
import { mailStates } from '../mail/mail-states.js';
import { notificationsCreated } from '../metrics.js';
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
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'SMTP_URL'>,
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
    const row = tx.create(NotificationRow, {
      id: uuid(),
      user_id,
      startup_id,
      names_user_id,
      event_id,
      ...announcement,
      created_at: new Date(),
      read_at: null,
    });
    await tx.insert(NotificationRow, row);
    await this.outbox.appendLive(tx, user_id, { event: 'notification.created', data: toNotification(row) });
    if (this.config.SMTP_URL !== undefined) {
      const status = mailStates.begin('pending', 'announcer');
      await tx.insert(MailDeliveryRow, { notification_id: row.id, status });
    }
    notificationsCreated.inc({ type: row.type });
  }
}
