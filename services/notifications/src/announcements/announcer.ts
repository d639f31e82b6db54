import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, Departures, Outbox, type TransactionalDelivery } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import type { NotificationsConfig } from '../config.js';
import { NotificationRow, toNotification } from '../inbox/notification.entity.js';
import { MailDeliveryRow } from '../mail/mail-delivery.entity.js';
import { mailStates } from '../mail/mail-states.js';
import { notificationsCreated } from '../metrics.js';
import type { Announcement } from './texts.js';

/** Whom an announcement is for, and which startup and which other user its texts name (null: none). */
export interface Addressee {
  readonly user_id: string;
  readonly startup_id: string | null;
  readonly names_user_id?: string | null;
}

/** Tells a user something, in the transaction of the event that it follows from. */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);

  constructor(
    private readonly departures: Departures,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'SMTP_URL'>,
  ) {}

  /** Into the inbox, onto the screen and, where mail is configured, into the post: all or nothing, once per event. */
  async tell(
    { tx, event_id }: TransactionalDelivery,
    { user_id, startup_id, names_user_id = null }: Addressee,
    announcement: Announcement,
  ): Promise<void> {
    if (await this.departures.isGone(tx, 'user', user_id)) {
      this.logger.log({ user_id }, 'an event for a user whose account is gone was dropped');
      return;
    }
    if (startup_id !== null && (await this.departures.isGone(tx, 'startup', startup_id))) {
      this.logger.log({ startup_id }, 'an event about a deleted startup was dropped');
      return;
    }
    // The inbox has seen to this already, unless somebody replays what is older than its memory.
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
