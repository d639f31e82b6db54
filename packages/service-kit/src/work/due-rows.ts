import { Logger } from '@nestjs/common';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';

import { updatedRows } from '../database/columns.js';
import type { Loop, LoopOptions } from './loop.js';
import type { Loops } from './loops.js';

/** A z.object whose keys are the columns to read. */
export type RowShape<Row> = z.ZodType<Row> & { readonly shape: Readonly<Record<string, unknown>> };

export interface DueRowsOptions<Row> extends Omit<LoopOptions, 'name' | 'next'> {
  readonly table: string;
  readonly key: keyof Row & string;
  /** The column with the time at which a row is due. */
  readonly due: string;
  /** A further SQL condition on due rows, worded as in the partial index so that Postgres uses it. */
  readonly where?: string;
  /** The SET clause of a claim. It must postpone the due time: until then no other process takes the row. */
  readonly claim: string;
  /** The SQL parameters of `claim`. */
  readonly values?: readonly unknown[];
  readonly row: RowShape<Row>;
  /** Handles a claimed row, outside any transaction. If it throws, the error is logged and the row becomes due again. */
  readonly work: (row: Row, signal: AbortSignal) => Promise<void>;
  /** Whether an error would also hit the next rows, so that the current pass ends. */
  readonly breakOff?: (error: unknown) => boolean;
}

const MORE = 'is_more_due';
const claimedRows = updatedRows(z.looseObject({ [MORE]: z.boolean() }));

/**
 * Handles the due rows of a table, each in one process at a time. A claim is a single statement, so
 * no transaction is open during the work. After a crash the row is due again once the postponed
 * time has passed.
 */
export class DueRows<Row> {
  readonly loop: Loop;
  private readonly logger = new Logger(DueRows.name);
  private readonly sql: string;

  constructor(
    private readonly database: DataSource,
    loops: Loops,
    private readonly options: DueRowsOptions<Row>,
  ) {
    const { table, key, due, claim, row } = options;
    const where = options.where === undefined ? '' : `${options.where} AND `;
    // The second row only tells whether to look again.
    this.sql = `WITH due AS (
        SELECT ${key} FROM ${table} WHERE ${where}${due} <= now() ORDER BY ${due} LIMIT 2 FOR UPDATE SKIP LOCKED
      )
      UPDATE ${table} SET ${claim} WHERE ${key} = (SELECT ${key} FROM due LIMIT 1)
      RETURNING ${Object.keys(row.shape).join(', ')}, (SELECT count(*) FROM due) > 1 AS ${MORE}`;
    this.loop = loops.add({ ...options, name: `work on ${table}`, next: (signal) => this.next(signal) });
  }

  private async next(signal: AbortSignal): Promise<boolean> {
    const { table, row, values, work, breakOff } = this.options;
    const [[claimed]] = claimedRows.parse(await this.database.query(this.sql, [...(values ?? [])]));
    if (claimed === undefined) return false;
    const found = row.parse(claimed);
    const isMoreDue = claimed[MORE];
    if (isMoreDue && this.loop.hasRoom()) this.loop.wake();
    try {
      await work(found, signal);
    } catch (error) {
      if (breakOff?.(error)) throw error;
      this.logger.warn({ err: error }, `work on a row of ${table} failed and is tried again`);
    }
    return isMoreDue;
  }
}

/**
 * Reads and locks up to `batch` of the rows that a query finds, the longest due first. Rows that another
 * transaction holds are left out, so replicas work on different rows.
 */
export const lockDue = <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  due: keyof Row & string,
  batch: number,
): Promise<Row[]> =>
  query
    .orderBy(`${query.alias}.${due}`)
    .limit(batch)
    .setLock('pessimistic_write', undefined, [query.alias])
    .setOnLocked('skip_locked')
    .getMany();
