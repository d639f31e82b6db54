import { Inject, Injectable, Logger } from '@nestjs/common';
import { Departures, Outbox, type TransactionalDelivery } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { NotificationRow, toNotification } from '../inbox/notification.entity.js';
import { MailDeliveryRow } from '../mail/mail-delivery.entity.js';
import { MailQueues } from '../mail/mail-queues.js';
import { mailStates } from '../mail/mail-states.js';
import { MAILER, type Mailer } from '../mail/mailer.js';
import { notificationsCreated } from '../metrics.js';
import { NotificationSettings } from '../settings/notification-settings.js';
import type { Announcement } from './texts.js';

/** The recipient of an announcement, and the startup and the other user that its texts name (null: none). */
export interface Recipient {
  readonly user_id: string;
  readonly startup_id: string | null;
  readonly names_user_id?: string | null;
  /** The interest that it is about. */
  readonly interest_id?: string | null;
}

/** Creates a user's notification in the transaction of the event that causes it. */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);

  constructor(
    private readonly departures: Departures,
    private readonly outbox: Outbox,
    private readonly settings: NotificationSettings,
    private readonly queues: MailQueues,
    @Inject(MAILER) private readonly mailer: Mailer | null,
  ) {}

  /** Stores the notification, its live event and, if mail is configured, its mail: once per event (NOTE-6). */
  async announce(
    { tx, event_id }: TransactionalDelivery,
    recipient: Recipient,
    announcement: Announcement,
  ): Promise<void> {
    const { user_id, startup_id } = recipient;
    const gone = await this.departures.goneOf(tx, { user: user_id, startup: startup_id ?? undefined });
    if (gone.length > 0) {
      this.logger.log({ user_id, startup_id, gone }, 'dropped an event for or about what is deleted');
      return;
    }
    await this.store(tx, recipient, { event_id, ...announcement });
  }

  /** Stores the parts of an announcement. The caller has made sure that recipient and startup exist. */
  async store(
    tx: EntityManager,
    { user_id, startup_id, names_user_id = null, interest_id = null }: Recipient,
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
      interest_id,
      ...announcement,
      created_at: new Date(),
      read_at: null,
      is_hidden: !wanted.inbox,
    });
    // The service's inbox prevents repeats, except for a replayed event that it no longer remembers.
    const insert = tx.createQueryBuilder().insert().into(NotificationRow).values(row).orIgnore();
    const inserted: unknown = (await insert.returning('id').execute()).raw;
    if (Array.isArray(inserted) && inserted.length === 0) return;
    if (wanted.inbox)
      await this.outbox.appendLive(tx, user_id, { event: 'notification.created', data: toNotification(row) });
    if (this.mailer && withMail && wanted.email) {
      const status = mailStates.begin('pending', 'announcer');
      await tx.insert(MailDeliveryRow, { notification_id: row.id, status });
      this.queues.sendAfter(tx, 'mail_deliveries');
    }
    notificationsCreated.inc({ type: row.type });
  }
}
