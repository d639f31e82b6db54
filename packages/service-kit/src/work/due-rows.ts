import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';

import { updatedRows } from '../database/columns.js';
import type { Loop, LoopOptions } from './loop.js';
import type { Loops } from './loops.js';

/** The columns that a claim reads: the keys of a z.object. */
export type RowShape<Row> = z.ZodType<Row> & { readonly shape: Readonly<Record<string, unknown>> };

export interface DueRowsOptions<Row> extends Omit<LoopOptions, 'name' | 'next'> {
  readonly table: string;
  readonly key: keyof Row & string;
  /** The column with the time from which a row is due. */
  readonly due: string;
  /** SQL that a row meets beside being due, in the words of the partial index. */
  readonly where?: string;
  /** SQL that a claim sets. It puts the due time off: for so long the row is the claimant's alone. */
  readonly claim: string;
  /** What the parameters of `claim` stand for. */
  readonly values?: readonly unknown[];
  readonly row: RowShape<Row>;
  /** Works on a claimed row, outside any transaction. What it throws is logged; the row comes round again. */
  readonly work: (row: Row, signal: AbortSignal) => Promise<void>;
  /** Whether an error says that the next row would fare no better: then the look ends. */
  readonly breakOff?: (error: unknown) => boolean;
}

/**
 * Works on the rows of a table that are due, each in one process at a time. A claim is one statement
 * that commits by itself, so no transaction is open during the work, and a crash at any line costs
 * no more than the time by which the claim put the row off.
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
    this.sql = `UPDATE ${table} SET ${claim}
      WHERE ${key} = (SELECT ${key} FROM ${table} WHERE ${where}${due} <= now()
                      ORDER BY ${due} LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING ${Object.keys(row.shape).join(', ')}`;
    this.loop = loops.add({ ...options, name: `the work on ${table}`, next: (signal) => this.next(signal) });
  }

  private async next(signal: AbortSignal): Promise<boolean> {
    const { table, row, values, work, breakOff } = this.options;
    const [[found]] = updatedRows(row).parse(await this.database.query(this.sql, [...(values ?? [])]));
    if (found === undefined) return false;
    // Where there is one row there may be more.
    if (this.loop.hasRoom()) this.loop.wake();
    try {
      await work(found, signal);
    } catch (error) {
      if (breakOff?.(error)) throw error;
      this.logger.warn({ err: error }, `a row of ${table} could not be worked on and comes round again`);
    }
    return true;
  }
}
