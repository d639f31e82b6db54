import { Injectable } from '@nestjs/common';
import type { ReplyOf, rpc, TrendPeriod } from '@proofround/contracts';
import { COUNTED_ON, COUNTED_WITHIN } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { StartupRow } from '../records/startup.entity.js';

const totalRow = z.tuple([z.object({ total: z.coerce.number() })]);
const trendRows = z.array(z.object({ date: z.string(), startups: z.coerce.number() }));

@Injectable()
export class AdminService {
  constructor(private readonly database: DataSource) {}

  /** The number of startups (ADMIN-2). */
  async getStats(): Promise<{ total_startups: number }> {
    const [row] = totalRow.parse(
      await this.database.query('SELECT coalesce(sum(rows), 0) AS total FROM startups_by_day'),
    );
    return { total_startups: row.total };
  }

  async getActivity(limit: number): Promise<ReplyOf<typeof rpc.admin.getActivity>> {
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

  async getTrends({ from, to }: TrendPeriod): Promise<ReplyOf<typeof rpc.admin.getTrends.startups>> {
    return trendRows.parse(
      await this.database.query(
        `SELECT ${COUNTED_ON} AS date, sum(rows) AS startups
         FROM startups_by_day
         WHERE ${COUNTED_WITHIN}
         GROUP BY 1 HAVING sum(rows) > 0 ORDER BY 1`,
        [from, to],
      ),
    );
  }
}
