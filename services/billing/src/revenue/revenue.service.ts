import { Injectable } from '@nestjs/common';
import type { adminRevenueTrend, ReplyOf, TrendPeriod } from '@proofround/contracts';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const cents = z.string().regex(/^\d+$/);
const sum = z.tuple([z.object({ cents })]);
const perDay = z.array(z.object({ date: z.string(), cents }));

/** Cents as the number of dollars that reads the same, to the cent. */
export function dollars(cents: bigint): number {
  return Number(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
}

/** All money taken so far. */
@Injectable()
export class RevenueService {
  constructor(private readonly database: DataSource) {}

  /** US dollars. Counts every paid invoice once; what is refunded by hand at Stripe stays counted. */
  async total(): Promise<number> {
    const [{ cents }] = sum.parse(
      await this.database.query('SELECT COALESCE(SUM(amount_cents), 0)::text AS cents FROM payments'),
    );
    return dollars(BigInt(cents));
  }

  /** US dollars per day. Days are those of UTC, whatever the database's own time zone. */
  async trend({ from, to }: TrendPeriod): Promise<ReplyOf<typeof adminRevenueTrend>> {
    const days = perDay.parse(
      await this.database.query(
        `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, SUM(amount_cents)::text AS cents
         FROM payments
         WHERE created_at >= $1::date::timestamp AT TIME ZONE 'UTC'
           AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'
         GROUP BY 1 ORDER BY 1`,
        [from, to],
      ),
    );
    return days.map((day) => ({ date: day.date, revenue: dollars(BigInt(day.cents)) }));
  }
}
