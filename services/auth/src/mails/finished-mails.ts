import { Injectable } from '@nestjs/common';
import { Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

const SWEEP_MS = 3_600_000;

/** Deletes mails about accounts 30 days after they were requested, once their links are worth nothing. */
@Injectable()
export class FinishedMails {
  constructor(
    private readonly database: DataSource,
    loops: Loops,
  ) {
    loops.every(SWEEP_MS, 'finished mails', () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.database.query(
      `DELETE FROM account_mails WHERE created_at < now() - interval '30 days'
       AND (used_at IS NOT NULL OR expires_at IS NULL OR expires_at <= now())`,
    );
  }
}
