import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import { DueRows, type DueRowsOptions } from './due-rows.js';
import type { Loops } from './loops.js';

const AN_HOUR_MS = 3600 * 1000;

export interface RetryPolicy {
  /** After so many attempts a row has failed. */
  readonly attempts: number;
  /** The pause after the first attempt. */
  readonly firstMs: number;
  /** Each pause is so many times the one before; twice unless told otherwise. */
  readonly factor?: number;
  /** An hour unless told otherwise. */
  readonly longestMs?: number;
}

/** The pause after the nth attempt. */
export function pauseAfter(attempts: number, retry: RetryPolicy): number {
  const { firstMs, factor = 2, longestMs = AN_HOUR_MS } = retry;
  return Math.min(firstMs * factor ** (attempts - 1), longestMs);
}

/** How an attempt ended. done: in the status that the work gave. */
export interface Ending {
  readonly outcome: 'done' | 'retried' | 'failed';
  readonly status: string;
  /** What went wrong; null when nothing did. */
  readonly reason: string | null;
}

/** What an error means for its row. */
export interface Verdict {
  /** Fit for the log and the row. */
  readonly reason: string;
  /** Whether another attempt is pointless. */
  readonly final: boolean;
}

/** A row whose last claimant, on the last attempt that it had, did not live to say how that went. */
export class Abandoned extends Error {
  constructor() {
    super('The process ended during the last attempt');
  }
}

export interface WorkTableOptions<Row> extends Pick<
  DueRowsOptions<Row>,
  'everyMs' | 'atOnce' | 'table' | 'key' | 'row'
> {
  /** Names one row in the log, as in "a webhook failed for good". */
  readonly one: string;
  /** The status of rows that wait, and that of claimed ones where it differs. */
  readonly waiting: string;
  readonly claimed?: string;
  /** How long a claimed row is left alone: longer than an attempt can take. */
  readonly leaseMs: number;
  readonly retry: RetryPolicy;
  /** One attempt; gives the status that the row ends in. It may happen again after a crash. */
  readonly work: (row: Row, signal: AbortSignal) => Promise<string>;
  /** Judges an error that is not to be logged as it is. */
  readonly judge?: (error: unknown, row: Row) => Verdict;
  /** Columns to be set with the status. */
  readonly columns?: (ending: Ending) => Readonly<Record<string, unknown>>;
  /** Counts an attempt. */
  readonly count?: (ending: Ending, row: Row) => void;
}

/**
 * A table as a queue: `status`, `attempts` and `next_attempt_at` beside what the work is about. Who
 * has work writes the row in the transaction of its cause. An attempt holds the row by a lease, so a
 * crash hands it on. After a failure comes a growing pause, after the last one the status `failed`,
 * in the table, the log and the count.
 */
export class WorkTable<Row extends { readonly attempts: number }> {
  private readonly logger = new Logger(WorkTable.name);
  private readonly rows: DueRows<Row>;

  constructor(
    private readonly database: DataSource,
    loops: Loops,
    private readonly options: WorkTableOptions<Row>,
  ) {
    const { everyMs, atOnce, table, key, row, waiting, claimed, leaseMs } = options;
    const open = [...new Set([waiting, claimed ?? waiting])].map((status) => `'${status}'`);
    const taken = claimed === undefined ? '' : `status = '${claimed}', `;
    this.rows = new DueRows(database, loops, {
      ...{ everyMs, atOnce, table, key, row },
      due: 'next_attempt_at',
      where: `status IN (${open.join(', ')})`,
      claim: `${taken}attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 ms'`,
      values: [leaseMs],
      work: (found, signal) => this.attempt(found, signal),
    });
  }

  /** To be called when rows were committed. */
  wake(): void {
    this.rows.loop.wake();
  }

  /** Whether a row could be worked on at once. */
  hasRoom(): boolean {
    return this.rows.loop.hasRoom();
  }

  /** Works on a row that its writer has stored as claimed; resolves when the attempt has ended. */
  run(row: Row): Promise<void> {
    return this.rows.loop.run((signal) => this.attempt(row, signal));
  }

  private async attempt(row: Row, signal: AbortSignal): Promise<void> {
    const ending = await this.endingOf(row, signal);
    this.options.count?.(ending, row);
    await this.settle(row, ending);
  }

  private async endingOf(row: Row, signal: AbortSignal): Promise<Ending> {
    const { one, key, retry, waiting, work, judge } = this.options;
    try {
      if (row.attempts > retry.attempts) throw new Abandoned();
      return { outcome: 'done', status: await work(row, signal), reason: null };
    } catch (error) {
      const { reason, final } = judge?.(error, row) ?? { reason: String(error), final: false };
      const failed = final || row.attempts >= retry.attempts;
      const facts = { [key]: row[key], attempts: row.attempts, ...(judge ? { reason } : { err: error }) };
      if (failed) this.logger.error(facts, `${one} failed for good`);
      else this.logger.warn(facts, `${one} failed and is tried again`);
      return { outcome: failed ? 'failed' : 'retried', status: failed ? 'failed' : waiting, reason };
    }
  }

  /** Changes nothing once the lease has run out and somebody else has claimed the row. */
  private async settle(row: Row, ending: Ending): Promise<void> {
    const { table, key, retry, waiting, claimed, columns } = this.options;
    const more = Object.entries(columns?.(ending) ?? {});
    const values = [row[key], row.attempts, ending.status, pauseAfter(row.attempts, retry)];
    const set = more.map(([column], index) => `, ${column} = $${values.length + index + 1}`);
    await this.database.query(
      `UPDATE ${table} SET status = $3, next_attempt_at = now() + $4 * interval '1 ms'${set.join('')}
       WHERE ${key} = $1 AND attempts = $2 AND status = '${claimed ?? waiting}'`,
      [...values, ...more.map(([, value]) => value)],
    );
  }
}
