import { Injectable } from '@nestjs/common';
import type { adminRecentStartups, ReplyOf } from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { StartupRow } from '../startups/startup.entity.js';

/** What the admin sees of all startups; the contract lets nobody else ask. */
@Injectable()
export class AdminService {
  constructor(private readonly database: DataSource) {}

  async totals(): Promise<{ total_startups: number }> {
    return { total_startups: await this.database.manager.count(StartupRow) };
  }

  /** The newest first; ids are time-ordered. */
  async recent(limit: number): Promise<ReplyOf<typeof adminRecentStartups>> {
    const rows = await this.database.manager.find(StartupRow, {
      select: { id: true, idea_title: true, sector: true, stage: true, created_at: true },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id, idea_title, sector, stage, created_at }) => ({
      id,
      idea_title,
      sector,
      stage,
      created_at: created_at.toISOString(),
    }));
  }
}
