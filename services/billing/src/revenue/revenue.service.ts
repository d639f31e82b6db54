import { Injectable } from '@nestjs/common';
import type { ReplyOf, rpc, TrendPeriod } from '@proofround/contracts';
import { CREATED_ON, CREATED_WITHIN } from '@proofround/service-kit';
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

  /** US dollars per day. */
  async trend({ from, to }: TrendPeriod): Promise<ReplyOf<typeof rpc.admin.getTrends.billing>> {
    const days = perDay.parse(
      await this.database.query(
        `SELECT ${CREATED_ON} AS date, SUM(amount_cents)::text AS cents
         FROM payments
         WHERE ${CREATED_WITHIN}
         GROUP BY 1 ORDER BY 1`,
        [from, to],
      ),
    );
    return days.map((day) => ({ date: day.date, revenue: dollars(BigInt(day.cents)) }));
  }
}
