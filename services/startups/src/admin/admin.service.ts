import { Injectable } from '@nestjs/common';
import type { ReplyOf, rpc, TrendPeriod } from '@proofround/contracts';
import { CREATED_ON, CREATED_WITHIN } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { StartupRow } from '../records/startup.entity.js';

const trendRows = z.array(z.object({ date: z.string(), startups: z.coerce.number() }));

/** Figures on all startups for the admin; the contract refuses other callers. */
@Injectable()
export class AdminService {
  constructor(private readonly database: DataSource) {}

  /** The number of startups (ADMIN-2). */
  async totals(): Promise<{ total_startups: number }> {
    return { total_startups: await this.database.manager.count(StartupRow) };
  }

  /** The newest startups, newest first. */
  async recent(limit: number): Promise<ReplyOf<typeof rpc.admin.getActivity>> {
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

  async trend({ from, to }: TrendPeriod): Promise<ReplyOf<typeof rpc.admin.getTrends.startups>> {
    return trendRows.parse(
      await this.database.query(
        `SELECT ${CREATED_ON} AS date, count(*) AS startups
         FROM startups
         WHERE ${CREATED_WITHIN}
         GROUP BY 1 ORDER BY 1`,
        [from, to],
      ),
    );
  }
}
