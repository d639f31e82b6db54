import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import type { DatabaseConfig } from '../config/load-config.js';
import { CONFIG } from '../service/tokens.js';
import { poolOf } from './pool.js';

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
 * Every call is its own transaction. Behind a pooler the next call may meet another connection, which
 * has not prepared the statement, so there each call sends it without a name.
 */
@Injectable()
export class Statements {
  private readonly pool: pg.Pool;

  private readonly named: boolean;

  constructor(database: DataSource, @Inject(CONFIG) config: Pick<DatabaseConfig, 'DATABASE_POOLER'>) {
    this.named = config.DATABASE_POOLER === 'none';
    this.pool = poolOf(database);
  }

  async run<Row extends z.ZodType>(
    { name, text, rows }: Statement<Row>,
    values: unknown[],
  ): Promise<z.output<Row>[]> {
    const result = await this.pool.query<Record<string, unknown>>(
      this.named ? { name, text, values } : { text, values },
    );
    return rows.parse(result.rows);
  }
}
