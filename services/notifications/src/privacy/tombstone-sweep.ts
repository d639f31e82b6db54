import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 60 * 60_000;
/** Events are kept for a week and dead letters for 30 days: nothing comes later than this. */
const KEPT = "now() - interval '60 days'";

/** Clears away what remembers startups and users that are long gone. */
@Injectable()
export class TombstoneSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(TombstoneSweep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      await this.database.query(`DELETE FROM departed_users WHERE departed_at < ${KEPT}`);
      await this.database.query(`DELETE FROM deleted_startups WHERE deleted_at < ${KEPT}`);
    } catch (error) {
      this.logger.warn({ err: error }, 'what is long gone could not be cleared away');
    }
  }
}
