import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { poolOf } from './pool.js';

export interface Statement<Row extends z.ZodType = z.ZodType> {
  readonly text: string;
  readonly rows: z.ZodArray<Row>;
}

export function statement<Row extends z.ZodType>(text: string, row: Row): Statement<Row> {
  return { text, rows: z.array(row) };
}

/** Runs statements without TypeORM. Every call is its own transaction. */
@Injectable()
export class Statements {
  private readonly pool: pg.Pool;

  constructor(database: DataSource) {
    this.pool = poolOf(database);
  }

  async run<Row extends z.ZodType>(
    { text, rows }: Statement<Row>,
    values: unknown[],
  ): Promise<z.output<Row>[]> {
    const result = await this.pool.query<Record<string, unknown>>(text, values);
    return rows.parse(result.rows);
  }
}
