import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson, statement, Statements } from '@proofround/service-kit';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';

import { LEAN_COLUMNS, leanColumns, leanText } from '../records/lean-document.js';
import { DecisionRow, toDecision } from './decision.entity.js';

/** $1 the position to continue after (null for the start), $2 the number of rows. */
const WAITING = statement(
  `SELECT review_place AS id, id AS startup_id, review_asked_at AS asked_at, ${LEAN_COLUMNS} FROM startups
   WHERE review_place IS NOT NULL AND ($1::uuid IS NULL OR review_place > $1)
   ORDER BY review_place LIMIT $2`,
  z.object({ id: z.string(), startup_id: z.string(), asked_at: z.date().nullable(), ...leanColumns }),
);

@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly database: DataSource,
    private readonly statements: Statements,
  ) {}

  /** Reviews that founders asked for come first, oldest on top. Each has its earlier decisions. */
  async list({ limit = PAGE_ROWS, cursor }: PageRequest): Promise<RawJson> {
    const rows = await this.statements.run(WAITING, [cursor ?? null, limit + 1]);
    const earlierDecisions = await this.database.manager.find(DecisionRow, {
      where: { startup_id: In(rows.map(({ startup_id }) => startup_id)) },
      order: { id: 'DESC' },
    });
    return pageOf(rows, limit, ({ startup_id, asked_at, ...lean }) => {
      const decisions = earlierDecisions.filter((row) => row.startup_id === startup_id).map(toDecision);
      return `{"startup":${leanText(lean)},"asked_at":${JSON.stringify(asked_at)},"decisions":${JSON.stringify(decisions)}}`;
    });
  }
}
