import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';

/** One SQL statement and the shape of its rows. */
export interface Statement<Row extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly text: string;
  readonly rows: z.ZodArray<Row>;
}

/** Declares a prepared statement, named by a hash of its text. */
export function statement<Row extends z.ZodType>(text: string, row: Row): Statement<Row> {
  const name = createHash('sha1').update(text).digest('base64url');
  return { name, text, rows: z.array(row) };
}

/**
 * Runs prepared statements on the fastest path: Postgres parses and plans each once per connection.
 * Every call is its own transaction.
 */
@Injectable()
export class Statements {
  private readonly pool: pg.Pool;

  constructor(database: DataSource) {
    const pool: unknown = 'master' in database.driver ? database.driver.master : undefined;
    if (!(pool instanceof pg.Pool)) throw new Error('The data source has no pool of pg connections');
    this.pool = pool;
  }

  async run<Row extends z.ZodType>(
    { name, text, rows }: Statement<Row>,
    values: unknown[],
  ): Promise<z.output<Row>[]> {
    const result = await this.pool.query<Record<string, unknown>>({ name, text, values });
    return rows.parse(result.rows);
  }
}
