import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { FORMER_INVESTOR } from '../announcements/texts.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { DepartedUserRow } from './departed-user.entity.js';

const HOUSEKEEPING_MS = 60 * 60_000;

/**
 * Of a user whose account is gone nothing is left here, whichever comes first: the deletion or a
 * late event about them. One waits for the other, so that neither overlooks the other.
 */
@Injectable()
export class AccountErasure implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AccountErasure.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.housekeeping(), HOUSEKEEPING_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Removes the user's inbox with the mails that wait, and their name and address from what others
   * were told: those keep the notification without them, also in a mail that has not gone out yet.
   */
  async depart(tx: EntityManager, user_id: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [user_id]);
    await tx.createQueryBuilder().insert().into(DepartedUserRow).values({ user_id }).orIgnore().execute();
    await tx.delete(NotificationRow, { user_id });
    await tx.update(
      NotificationRow,
      { names_user_id: user_id },
      { body: FORMER_INVESTOR, names_user_id: null },
    );
  }

  /** Whether the user is gone; if not, they stay until the transaction ends. */
  async isDeparted(tx: EntityManager, userId: string): Promise<boolean> {
    await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [userId]);
    return tx.existsBy(DepartedUserRow, { user_id: userId });
  }

  /** Events are kept for a week and dead letters for 30 days: nothing comes later than that. */
  private async housekeeping(): Promise<void> {
    try {
      await this.database.query("DELETE FROM departed_users WHERE departed_at < now() - interval '60 days'");
    } catch (error) {
      this.logger.warn({ err: error }, 'old departures could not be cleared away');
    }
  }
}
