import type { ValueTransformer } from 'typeorm';
import { z } from 'zod';

/** A numeric or bigint of an entity: Postgres gives text; within our bounds a number holds it exactly. */
export const asNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** The same for rows of a query. */
export const numeric = z.string().transform(Number);

/**
 * What `query` answers to UPDATE … RETURNING and DELETE … RETURNING: a pair, because TypeORM puts
 * the number of rows that were touched beside the rows, which other statements give alone.
 */
export const updatedRows = <Row extends z.ZodType>(row: Row) => z.tuple([z.array(row), z.number()]);
