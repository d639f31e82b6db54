import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { NotificationRow } from '../inbox/notification.entity.js';
import { DeletedStartupRow } from './deleted-startup.entity.js';

const HOUSEKEEPING_MS = 60 * 60_000;

/**
 * Of a deleted startup nothing is left (decisions, section 3), whichever comes first here: the
 * deletion or a late event about it. One waits for the other, so that neither overlooks the other.
 */
@Injectable()
export class StartupErasure implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(StartupErasure.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.housekeeping(), HOUSEKEEPING_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Removes what was told about the startup; its mails that wait go with the notifications. */
  async erase(tx: EntityManager, startupId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [startupId]);
    await tx
      .createQueryBuilder()
      .insert()
      .into(DeletedStartupRow)
      .values({ startup_id: startupId })
      .orIgnore()
      .execute();
    await tx.delete(NotificationRow, { startup_id: startupId });
  }

  /** Whether the startup is gone; if not, it stays until the transaction ends. */
  async isErased(tx: EntityManager, startupId: string): Promise<boolean> {
    await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [startupId]);
    return tx.existsBy(DeletedStartupRow, { startup_id: startupId });
  }

  /** Events are kept for a week and dead letters for 30 days: nothing comes later than that. */
  private async housekeeping(): Promise<void> {
    try {
      await this.database.query("DELETE FROM deleted_startups WHERE deleted_at < now() - interval '60 days'");
    } catch (error) {
      this.logger.warn({ err: error }, 'old deletions could not be cleared away');
    }
  }
}
