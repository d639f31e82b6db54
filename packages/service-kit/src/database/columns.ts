import type { ValueTransformer } from 'typeorm';
import { z } from 'zod';

/** Reads a numeric or bigint column as a number; our values are small enough to be exact. */
export const asNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Reads a numeric or bigint column of a query's rows as a number. */
export const numeric = z.string().transform(Number);

/**
 * The result of `query` for UPDATE … RETURNING and DELETE … RETURNING. For these statements TypeORM
 * returns a pair of the rows and their number; for others it returns the rows only.
 */
export const updatedRows = <Row extends z.ZodType>(row: Row) => z.tuple([z.array(row), z.number()]);

/** SQL for the UTC day on which a row was created, e.g. 2026-11-20, in any database time zone. */
export const CREATED_ON = `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

/** SQL condition: the row was created on a UTC day from $1 to $2, both included. */
export const CREATED_WITHIN = `created_at >= $1::date::timestamp AT TIME ZONE 'UTC'
  AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'UTC'`;
