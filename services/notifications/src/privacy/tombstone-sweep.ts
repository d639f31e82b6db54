import { Injectable } from '@nestjs/common';
import { Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

const EVERY_MS = 60 * 60_000;
/** Events are kept for a week and dead letters for 30 days: nothing comes later than this. */
const KEPT = "now() - interval '60 days'";

/** Clears away what remembers startups and users that are long gone. */
@Injectable()
export class TombstoneSweep {
  constructor(
    private readonly database: DataSource,
    loops: Loops,
  ) {
    loops.every(EVERY_MS, 'the sweep of what is long gone', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    await this.database.query(`DELETE FROM departed_users WHERE departed_at < ${KEPT}`);
    await this.database.query(`DELETE FROM deleted_startups WHERE deleted_at < ${KEPT}`);
  }
}
