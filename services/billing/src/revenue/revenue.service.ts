import { Injectable } from '@nestjs/common';
import type { ReplyOf, rpc, TrendPeriod } from '@proofround/contracts';
import { CREATED_ON, CREATED_WITHIN } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const cents = z.string().regex(/^\d+$/);
const sum = z.tuple([z.object({ cents })]);
const perDay = z.array(z.object({ date: z.string(), cents }));

/** Converts cents to dollars without a rounding error. */
export function dollarsOfCents(cents: bigint): number {
  return Number(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
}

@Injectable()
export class RevenueService {
  constructor(private readonly database: DataSource) {}

  /** In US dollars. Refunds made at Stripe are not subtracted. */
  async getStats(): Promise<ReplyOf<typeof rpc.admin.getStats.billing>> {
    const [{ cents }] = sum.parse(
      await this.database.query('SELECT COALESCE(SUM(amount_cents), 0)::text AS cents FROM payments'),
    );
    return { total_revenue: dollarsOfCents(BigInt(cents)) };
  }

  /** In US dollars per day (UTC). Days without revenue are left out. */
  async getTrends({ from, to }: TrendPeriod): Promise<ReplyOf<typeof rpc.admin.getTrends.billing>> {
    const days = perDay.parse(
      await this.database.query(
        `SELECT ${CREATED_ON} AS date, SUM(amount_cents)::text AS cents
         FROM payments
         WHERE ${CREATED_WITHIN}
         GROUP BY 1 ORDER BY 1`,
        [from, to],
      ),
    );
    return days.map((day) => ({ date: day.date, revenue: dollarsOfCents(BigInt(day.cents)) }));
  }
}
