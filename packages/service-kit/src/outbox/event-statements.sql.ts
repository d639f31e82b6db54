import { Injectable } from '@nestjs/common';
import type { EventData, EventType } from '@proofround/contracts';
import { z } from 'zod';

import { currentContext } from '../context/request-context.js';
import { type Statement, statement, Statements } from '../database/statements.js';
import { Commands } from '../idempotency/commands.js';
import type { RawJson } from '../rpc/rpc-handlers.js';
import { Outbox } from './outbox.js';

/** A statement that changes data and stores the event of the change. */
export interface EventStatement<E extends EventType, Row extends z.ZodType> extends Statement<Row> {
  readonly event: E;
}

/**
 * Declares a statement that changes data and stores the event of the change. It needs one round
 * trip to Postgres; a transaction with `Outbox.append` needs four or five. Decision 13 lists the few
 * requests that use it, with measurements.
 *
 * Parameters $1 to $3 belong to the event; those of the change start at $4.
 */
export function eventStatement<E extends EventType, Row extends z.ZodType>(parts: {
  event: E;
  /** The SQL expression for each field of the event. */
  data: Record<keyof EventData<E> & string, string>;
  /** The FROM clause that the expressions read. One event is stored per row. */
  from: string;
  /** Returns the whole statement, which must include `insertEvent`. */
  sql: (insertEvent: string) => string;
  row: Row;
}): EventStatement<E, Row> {
  const fields = Object.entries<string>(parts.data).map(([field, value]) => `'${field}', ${value}`);
  const insertEvent = `INSERT INTO outbox (id, subject, payload)
     SELECT $1::uuid, $2::text,
       ($3::jsonb || jsonb_build_object('data', jsonb_build_object(${fields.join(', ')})))::text
     FROM ${parts.from}`;
  return { ...statement(parts.sql(insertEvent), parts.row), event: parts.event };
}

@Injectable()
export class EventStatements {
  constructor(
    private readonly statements: Statements,
    private readonly commands: Commands,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Runs the statement and returns the result of `answer` on its rows, or the stored reply for an
   * Idempotency-Key that was used before. `answer` may throw only if the statement changed nothing:
   * without a key, the change is already committed when `answer` runs.
   */
  async run<E extends EventType, Row extends z.ZodType, T>(
    userId: string,
    change: EventStatement<E, Row>,
    values: readonly unknown[],
    answer: (rows: z.output<Row>[]) => T,
  ): Promise<T | RawJson> {
    const { id, subject, payload } = this.outbox.rowWithoutData(change.event);
    const parameters = [id, subject, payload, ...values];
    const reply = currentContext()?.idempotency
      ? await this.commands.run(userId, async (tx) =>
          answer(change.rows.parse(await tx.query(change.text, parameters))),
        )
      : answer(await this.statements.run(change, parameters));
    this.outbox.wakeRelay();
    return reply;
  }
}
