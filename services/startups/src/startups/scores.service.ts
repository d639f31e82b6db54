import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest } from '@proofround/contracts';
import { newestRows, PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { AnalysisRow, toScoreRecord } from '../analysis/analysis.entity.js';
import { ownStartupToRead } from '../records/startup-access.js';

/** The score history with the current score, newest first (SCORE-4). */
@Injectable()
export class ScoresService {
  constructor(private readonly database: DataSource) {}

  async listScores(actor: Actor, startupId: string, page: PageRequest): Promise<RawJson> {
    const { manager } = this.database;
    const { id: startup_id, held_back } = await ownStartupToRead(manager, actor, startupId);
    const rows = await newestRows(manager, AnalysisRow, { startup_id }, page);
    const isCurrent = (index: number) => index === 0 && page.cursor === undefined;
    return pageOf(
      rows.map((row, index) => toScoreRecord(row, held_back && isCurrent(index))),
      page.limit ?? PAGE_ROWS,
    );
  }
}
