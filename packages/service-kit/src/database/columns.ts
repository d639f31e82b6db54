import type { ValueTransformer } from 'typeorm';
import { z } from 'zod';

/**
 * Reads a numeric or bigint column of an entity as a number. Postgres returns text; our values are
 * small enough for a number to be exact.
 */
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
