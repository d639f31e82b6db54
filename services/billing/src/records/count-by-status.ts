import type { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const counts = z.array(z.object({ status: z.string(), count: z.coerce.number() }));

/** Sets a metric to the number of a table's rows with each of the given statuses. */
export async function countByStatus(
  database: DataSource,
  gauge: Gauge<'status'>,
  { table, statuses }: { table: string; statuses: readonly string[] },
): Promise<void> {
  const found = counts.parse(
    await database.query(`SELECT status, count(*) FROM ${table} WHERE status = ANY($1) GROUP BY status`, [
      statuses,
    ]),
  );
  for (const status of statuses)
    gauge.set({ status }, found.find((row) => row.status === status)?.count ?? 0);
}
