import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, rpc, TrendPeriod } from '@proofround/contracts';
import { COUNTED_ON, COUNTED_WITHIN, newestFirst, type RawJson } from '@proofround/service-kit';
import { DataSource, ILike } from 'typeorm';
import { z } from 'zod';

import { UserRow } from '../users/user.entity.js';
import { toAdminUser } from '../users/user-view.js';

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
  async getStats(): Promise<ReplyOf<typeof rpc.admin.getStats.auth>> {
    const [row] = totalsRows.parse(
      await this.database.query(
        `SELECT coalesce(sum(rows), 0) AS total_users,
           coalesce(sum(rows) FILTER (WHERE kind = 'startup'), 0) AS startup_users,
           coalesce(sum(rows) FILTER (WHERE kind = 'investor'), 0) AS investor_users,
           (SELECT count(*) FROM users WHERE is_premium) AS premium_users
         FROM users_by_day`,
      ),
    );
    return row;
  }

  /** Registrations per UTC day of the period, without days that have none. */
  async getTrends({ from, to }: TrendPeriod): Promise<ReplyOf<typeof rpc.admin.getTrends.auth>> {
    return trendRows.parse(
      await this.database.query(
        `SELECT ${COUNTED_ON} AS date,
           coalesce(sum(rows) FILTER (WHERE kind = 'startup'), 0) AS startup_users,
           coalesce(sum(rows) FILTER (WHERE kind = 'investor'), 0) AS investor_users
         FROM users_by_day
         WHERE ${COUNTED_WITHIN}
         GROUP BY 1 HAVING sum(rows) > 0 ORDER BY 1`,
        [from, to],
      ),
    );
  }

  /** The newest users, or those whose name or e-mail address contains the text (ADMIN-12). */
  listUsers({ q, ...page }: Omit<RequestOf<typeof rpc.admin.listUsers>, 'actor'>): Promise<RawJson> {
    const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
    const where = q ? [{ name: ILike(pattern) }, { email_key: ILike(pattern) }] : {};
    return newestFirst(this.database.manager, UserRow, where, page, toAdminUser);
  }
}
