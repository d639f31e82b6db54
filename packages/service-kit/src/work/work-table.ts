import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import type { Transitions } from '../states/transitions.js';
import { DueRows, type DueRowsOptions } from './due-rows.js';
import type { Loops } from './loops.js';

const AN_HOUR_MS = 3600 * 1000;

export interface RetryPolicy {
  /** The maximum number of attempts. */
  readonly attempts: number;
  /** The pause after the first attempt. */
  readonly firstMs: number;
  /** Growth of each pause over the previous one; default 2. */
  readonly factor?: number;
  /** The longest pause; default one hour. */
  readonly longestMs?: number;
}

export function pauseAfter(attempts: number, retry: RetryPolicy): number {
  const { firstMs, factor = 2, longestMs = AN_HOUR_MS } = retry;
  return Math.min(firstMs * factor ** (attempts - 1), longestMs);
}

/** The statuses of the rows, and the moves of the process that works on them. */
export interface WorkStates<Status extends string> {
  /** The status of waiting rows, and of claimed rows, which may be the same. */
  readonly waiting: Status;
  readonly claimed: Status;
  /** The status after the last attempt. */
  readonly failed: Status;
  /** The status of a claimed row after an attempt. @throws IllegalTransition */
  readonly after: (status: Status) => Status;
}

/**
 * Moves rows by a transition table.
 * @throws IllegalTransition if the table lacks a move that every work table needs
 */
export function workStates<Status extends string, By extends string>(
  table: Transitions<Status, By>,
  steps: { waiting: Status; claimed?: Status; failed: Status; by: By },
): WorkStates<Status> {
  const { waiting, claimed = waiting, failed, by } = steps;
  const after = (status: Status) => table.move(claimed, status, by);
  table.move(waiting, claimed, by);
  return { waiting: after(waiting), claimed, failed: after(failed), after };
}

export interface Ending<Status extends string> {
  readonly outcome: 'done' | 'retried' | 'failed';
  readonly status: Status;
  /** Why it failed, or the reason that the work gave. */
  readonly reason: string | null;
}

export interface Verdict {
  /** Safe to log and to store. */
  readonly reason: string;
  /** Whether another attempt is pointless. */
  readonly final: boolean;
}

/** The result of an attempt, if it has a reason to store. */
export interface Result<Status extends string> {
  readonly status: Status;
  readonly reason: string;
}

/** Thrown by `work` to say that the row cannot be handled yet. It waits, and this attempt does not count. */
export class Postponed extends Error {
  constructor(
    /** Safe to store. */
    readonly reason: string,
    readonly waitMs: number,
  ) {
    super(reason);
  }
}

/** The process crashed during the row's last attempt, so the result is unknown. */
export class Abandoned extends Error {
  constructor() {
    super('The process ended during the last attempt');
  }
}

export interface WorkTableOptions<Row, Status extends string> extends Pick<
  DueRowsOptions<Row>,
  'everyMs' | 'atOnce' | 'table' | 'key' | 'row'
> {
  /** Names one row in the log, as in "a webhook failed for good". */
  readonly one: string;
  readonly states: WorkStates<Status>;
  /** How long a claim lasts; must be longer than any attempt. */
  readonly leaseMs: number;
  readonly retry: RetryPolicy;
  /**
   * Makes one attempt and returns the final status. It may run again after a crash. `signal` aborts it when
   * its lease or its process ends.
   * @throws Postponed
   */
  readonly work: (row: Row, signal: AbortSignal) => Promise<Status | Result<Status>>;
  /** Judges an error. Without it, the error is logged in full and every error is retried. */
  readonly judge?: (error: unknown, row: Row) => Verdict;
  /** Further columns to set with the status. */
  readonly columns?: (ending: Ending<Status>) => Readonly<Record<string, unknown>>;
  /** Counts the attempt in the metrics. */
  readonly count?: (ending: Ending<Status>, row: Row) => void;
}

/**
 * Uses a table as a queue, with columns `status`, `attempts` and `next_attempt_at`. A producer
 * inserts the row in the transaction that causes the work. An attempt holds a lease on the row;
 * after a crash the lease runs out and another process takes the row. Failures are retried with
 * growing pauses; after the last attempt the status is `states.failed`. Every change of a status is a
 * move of the transition table behind `states`.
 */
export class WorkTable<Row extends { readonly attempts: number }, Status extends string> {
  private readonly logger = new Logger(WorkTable.name);
  private readonly rows: DueRows<Row>;

  constructor(
    private readonly database: DataSource,
    loops: Loops,
    private readonly options: WorkTableOptions<Row, Status>,
  ) {
    const { everyMs, atOnce, table, key, row, leaseMs } = options;
    const { waiting, claimed } = options.states;
    const openStatuses = [...new Set([waiting, claimed])].map((status) => `'${status}'`);
    const setClaimed = claimed === waiting ? '' : `status = '${claimed}', `;
    this.rows = new DueRows(database, loops, {
      ...{ everyMs, atOnce, table, key, row },
      due: 'next_attempt_at',
      where: `status IN (${openStatuses.join(', ')})`,
      claim: `${setClaimed}attempts = attempts + 1, next_attempt_at = now() + $1 * interval '1 ms'`,
      values: [leaseMs],
      work: (found, signal) => this.attempt(found, signal),
    });
  }

  /** Call it after rows were committed. */
  wake(): void {
    this.rows.loop.wake();
  }

  hasRoom(): boolean {
    return this.rows.loop.hasRoom();
  }

  /** Handles a row that the producer stored as claimed; resolves when the attempt ends. */
  run(row: Row): Promise<void> {
    return this.rows.loop.run((signal) => this.attempt(row, signal));
  }

  private async attempt(row: Row, stopping: AbortSignal): Promise<void> {
    // Another process takes the row when the lease ends.
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(this.options.leaseMs)]);
    const ending = await this.endingOf(row, signal);
    if (ending instanceof Postponed) {
      await this.postpone(row, ending);
      return;
    }
    this.options.count?.(ending, row);
    await this.settle(row, ending);
  }

  private async endingOf(row: Row, signal: AbortSignal): Promise<Ending<Status> | Postponed> {
    const { one, key, retry, states, work, judge } = this.options;
    try {
      if (row.attempts > retry.attempts) throw new Abandoned();
      const result = await work(row, signal);
      const { status, reason } = typeof result === 'string' ? { status: result, reason: null } : result;
      return { outcome: 'done', status, reason };
    } catch (error) {
      if (error instanceof Postponed) return error;
      const { reason, final } = judge?.(error, row) ?? { reason: String(error), final: false };
      const failed = final || row.attempts >= retry.attempts;
      const facts = { [key]: row[key], attempts: row.attempts, ...(judge ? { reason } : { err: error }) };
      if (failed) this.logger.error(facts, `${one} failed for good`);
      else this.logger.warn(facts, `${one} failed and is tried again`);
      return {
        outcome: failed ? 'failed' : 'retried',
        status: failed ? states.failed : states.waiting,
        reason,
      };
    }
  }

  /** Puts the row back without counting the attempt. */
  private postpone(row: Row, { reason, waitMs }: Postponed): Promise<void> {
    const ending: Ending<Status> = { outcome: 'retried', status: this.options.states.waiting, reason };
    return this.store(row, ending, { attempts: row.attempts - 1, waitMs });
  }

  private settle(row: Row, ending: Ending<Status>): Promise<void> {
    const { attempts } = row;
    return this.store(row, ending, { attempts, waitMs: pauseAfter(attempts, this.options.retry) });
  }

  /** Stores the result. Changes nothing if the lease ran out and another process claimed the row. */
  private async store(
    row: Row,
    ending: Ending<Status>,
    { attempts, waitMs }: { readonly attempts: number; readonly waitMs: number },
  ): Promise<void> {
    const { table, key, states, columns } = this.options;
    const extraColumns = Object.entries(columns?.(ending) ?? {});
    const values = [row[key], row.attempts, states.after(ending.status), waitMs, attempts];
    const set = extraColumns.map(([column], index) => `, ${column} = $${values.length + index + 1}`);
    await this.database.query(
      `UPDATE ${table} SET status = $3, attempts = $5, next_attempt_at = now() + $4 * interval '1 ms'${set.join('')}
       WHERE ${key} = $1 AND attempts = $2 AND status = '${states.claimed}'`,
      [...values, ...extraColumns.map(([, value]) => value)],
    );
  }
}
