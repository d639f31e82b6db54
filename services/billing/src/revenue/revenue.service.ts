import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const sum = z.tuple([z.object({ cents: z.string().regex(/^\d+$/) })]);

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
}
