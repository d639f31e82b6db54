import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Ticker } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

const EVERY_MS = 60 * 60_000;
/** Events are kept for a week and dead letters for 30 days: nothing comes later than this. */
const KEPT = "now() - interval '60 days'";

/** Clears away what remembers startups and users that are long gone. */
@Injectable()
export class TombstoneSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ticker = new Ticker('the sweep of what is long gone', EVERY_MS, () => this.sweep());

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.ticker.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  private async sweep(): Promise<void> {
    await this.database.query(`DELETE FROM departed_users WHERE departed_at < ${KEPT}`);
    await this.database.query(`DELETE FROM deleted_startups WHERE deleted_at < ${KEPT}`);
  }
}
