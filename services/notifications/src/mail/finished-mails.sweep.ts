import { Injectable } from '@nestjs/common';
import { Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

const SWEEP_MS = 3_600_000;

const TABLES = ['mail_deliveries', 'account_mail_deliveries', 'message_mails', 'digests'];

/** Deletes the states of mails 30 days after they were sent, put into a digest, dropped or failed for good. */
@Injectable()
export class FinishedMailsSweep {
  constructor(
    private readonly database: DataSource,
    loops: Loops,
  ) {
    loops.every(SWEEP_MS, 'the sweep of finished mails', () => this.sweep());
  }

  async sweep(): Promise<void> {
    for (const table of TABLES)
      await this.database.query(`DELETE FROM ${table} WHERE finished_at < now() - interval '30 days'`);
  }
}
