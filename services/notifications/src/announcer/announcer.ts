import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Deletable, Departures, Outbox, type TransactionalDelivery } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { FoundStartupRow } from '../inbox/found-startup.entity.js';
import { toNotification } from '../inbox/notification.entity.js';
import { MailQueues } from '../mail/mail-queues.js';
import { MAILER, type Mailer } from '../mail/mailer.js';
import { notificationsCreated } from '../metrics.js';
import type { Announcement } from './announcement.js';
import { storeNotification } from './store-notification.sql.js';

/** The recipient of an announcement, and the startup and the other user that its texts name (null: none). */
export interface Recipient {
  readonly user_id: string;
  readonly startup_id: string | null;
  readonly names_user_id?: string | null;
  /** The interest that it is about. */
  readonly interest_id?: string | null;
}

/** The user and the startup. If one of them is deleted, nothing is announced. */
export const requiredIds = ({ user_id, startup_id }: Recipient): Deletable[] => [
  { kind: 'user', id: user_id },
  ...(startup_id === null ? [] : [{ kind: 'startup' as const, id: startup_id }]),
];

/** Creates a user's notification in the transaction of the event that causes it. */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);

  constructor(
    private readonly departures: Departures,
    private readonly outbox: Outbox,
    private readonly queues: MailQueues,
    @Inject(MAILER) private readonly mailer: Mailer | null,
  ) {}

  /** Stores the notification, its live event and, if mail is configured, its mail: once per event (NOTE-6). */
  async announce(
    delivery: TransactionalDelivery,
    recipient: Recipient,
    announcement: Announcement,
  ): Promise<void> {
    const gone = await this.departures.goneAmong(delivery.tx, requiredIds(recipient));
    await this.announceUnlessGone(delivery, recipient, announcement, gone);
  }

  /** Like {@link announce}, for a caller that has asked which of the recipient's ids are gone. */
  async announceUnlessGone(
    { tx, event_id }: TransactionalDelivery,
    recipient: Recipient,
    announcement: Announcement,
    gone: readonly Deletable[],
    options?: { readonly withMail?: boolean },
  ): Promise<void> {
    const { user_id, startup_id } = recipient;
    if (gone.some(({ id }) => id === user_id || id === startup_id)) {
      this.logger.log({ user_id, startup_id, gone }, 'dropped an event for or about what is deleted');
      return;
    }
    await this.store(tx, recipient, { event_id, ...announcement }, options);
  }

  /** Stores the parts of an announcement. The caller has made sure that recipient and startup exist. */
  async store(
    tx: EntityManager,
    { user_id, startup_id, names_user_id = null, interest_id = null }: Recipient,
    announcement: Announcement & { readonly event_id: string },
    { withMail = true }: { readonly withMail?: boolean } = {},
  ): Promise<void> {
    const row = {
      id: uuid(),
      user_id,
      startup_id,
      names_user_id,
      interest_id,
      ...announcement,
      created_at: new Date(),
    };
    const channels = await storeNotification(tx, row, withMail && this.mailer !== null);
    if (!channels) return;
    const listed = (announcement.startups ?? []).map((startup, place) => ({
      ...{ notification_id: row.id, place },
      ...startup,
    }));
    if (listed.length > 0) await tx.insert(FoundStartupRow, listed);
    if (channels.inbox) {
      const data = toNotification({ ...row, read_at: null });
      await this.outbox.appendLive(tx, user_id, { event: 'notification.created', data });
    }
    if (this.mailer && withMail && channels.email) this.queues.sendAfter(tx, 'mail_deliveries');
    notificationsCreated.inc({ type: row.type });
  }
}
