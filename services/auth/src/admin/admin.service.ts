import { Injectable } from '@nestjs/common';
import type { PageRequest, ReplyOf, rpc, TrendPeriod } from '@proofround/contracts';
import { CREATED_ON, CREATED_WITHIN, PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';

import { UserRow } from '../users/user.entity.js';
import { toAdminUser } from '../suspension/suspensions.service.js';

const totalsRows = z.tuple([
  z.object({
    total_users: z.coerce.number(),
    startup_users: z.coerce.number(),
    investor_users: z.coerce.number(),
    premium_users: z.coerce.number(),
  }),
]);

const trendRows = z.array(
  z.object({ date: z.string(), startup_users: z.coerce.number(), investor_users: z.coerce.number() }),
);

/** Figures on all users for the admin; the contract refuses other callers. */
@Injectable()
export class AdminService {
  constructor(private readonly database: DataSource) {}

  /** The number of users: all, by type and with Investor Access (ADMIN-2). */
  async totals(): Promise<ReplyOf<typeof rpc.admin.getStats.auth>> {
    const [row] = totalsRows.parse(
      await this.database.query(
        `SELECT count(*) AS total_users,
           count(*) FILTER (WHERE user_type = 'startup') AS startup_users,
           count(*) FILTER (WHERE user_type = 'investor') AS investor_users,
           count(*) FILTER (WHERE is_premium) AS premium_users
         FROM users`,
      ),
    );
    return row;
  }

  /** Registrations per UTC day of the period, without days that have none. */
  async trend({ from, to }: TrendPeriod): Promise<ReplyOf<typeof rpc.admin.getTrends.auth>> {
    return trendRows.parse(
      await this.database.query(
        `SELECT ${CREATED_ON} AS date,
           count(*) FILTER (WHERE user_type = 'startup') AS startup_users,
           count(*) FILTER (WHERE user_type = 'investor') AS investor_users
         FROM users
         WHERE ${CREATED_WITHIN}
         GROUP BY 1 ORDER BY 1`,
        [from, to],
      ),
    );
  }

  /** All users, newest first. */
  async users({ limit = PAGE_ROWS, cursor }: PageRequest): Promise<RawJson> {
    const rows = await this.database.manager.find(UserRow, {
      where: cursor === undefined ? {} : { id: LessThan(cursor) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    return pageOf(rows.map(toAdminUser), limit);
  }
}
