import { Logger } from '@nestjs/common';
import type { Loops } from '@proofround/service-kit';
import type { DataSource, EntityTarget } from 'typeorm';

const BATCH = 100;

interface DueSweep<Row> {
  readonly name: string;
  readonly everyMs: number;
  readonly rows: EntityTarget<Row>;
  /** The column with the time from which a row is due. */
  readonly due: keyof Row & string;
  /** Rows with another status are never due. */
  readonly statuses: readonly string[];
  /** Handles a row in its own transaction, and checks it again under its lock. */
  readonly handle: (id: string) => Promise<void>;
}

/**
 * Handles due rows regularly, those that are longest due first. A failed row is due again. `DueRows` of service-kit
 * claims rows by postponing them; here the lock of the listing decides, so nothing is claimed.
 */
export function sweepDue<Row extends { id: string }>(
  database: DataSource,
  loops: Loops,
  { name, everyMs, rows, due, statuses, handle }: DueSweep<Row>,
): void {
  const sweep = async (): Promise<boolean> => {
    const found = await database.manager
      .createQueryBuilder(rows, 'row')
      .select('row.id')
      .where('row.status IN (:...statuses)', { statuses })
      .andWhere(`row.${due} <= :now`, { now: new Date() })
      .orderBy(`row.${due}`)
      .limit(BATCH)
      .getMany();
    let failed = 0;
    for (const { id } of found) {
      try {
        await handle(id);
      } catch (error) {
        failed += 1;
        new Logger(sweepDue.name).warn({ err: error }, 'work on a due row failed and is tried again');
      }
    }
    return found.length === BATCH && failed < found.length;
  };
  loops.add({ name, everyMs, next: sweep });
}
