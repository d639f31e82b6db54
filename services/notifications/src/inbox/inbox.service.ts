import { Injectable } from '@nestjs/common';
import {
  type Actor,
  notFound,
  type Notification,
  NOTIFICATION_NOT_FOUND,
  type PageRequest,
} from '@proofround/contracts';
import { newestFirst, type RawJson } from '@proofround/service-kit';
import { DataSource, IsNull } from 'typeorm';

import { NotificationRow, toNotification } from './notification.entity.js';

/** Reads the caller's own notifications only; the admin has no access to others' either (NOTE-5). */
@Injectable()
export class InboxService {
  constructor(private readonly database: DataSource) {}

  list({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    const where = { user_id, is_hidden: false };
    return newestFirst(this.database.manager, NotificationRow, where, page, toNotification);
  }

  /** Also what the user got by mail only. */
  export({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    return newestFirst(this.database.manager, NotificationRow, { user_id }, page, toNotification);
  }

  async countUnread(actor: Actor): Promise<{ unread_count: number }> {
    return {
      unread_count: await this.database.manager.countBy(NotificationRow, {
        user_id: actor.user_id,
        read_at: IsNull(),
        is_hidden: false,
      }),
    };
  }

  /** Marks as read; a repeat keeps the first time (NOTE-4). @throws DomainError not_found, also for another user's */
  async read(actor: Actor, id: string): Promise<Notification> {
    const own = { id, user_id: actor.user_id };
    await this.database.manager.update(
      NotificationRow,
      { ...own, read_at: IsNull() },
      { read_at: new Date() },
    );
    const row = await this.database.manager.findOneBy(NotificationRow, own);
    if (!row) throw notFound(NOTIFICATION_NOT_FOUND);
    return toNotification(row);
  }

  /** Returns the unread count afterwards, because new notifications may have arrived. */
  async readAll(actor: Actor): Promise<{ unread_count: number }> {
    await this.database.manager.update(
      NotificationRow,
      { user_id: actor.user_id, read_at: IsNull() },
      { read_at: new Date() },
    );
    return this.countUnread(actor);
  }
}
