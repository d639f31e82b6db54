import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';

import { AnalysisRow, toScoreRecord } from '../analysis/analysis.entity.js';
import { ownStartupToRead } from '../records/startup-access.js';

/** The score history with the current score, newest first (SCORE-4). */
@Injectable()
export class ScoresService {
  constructor(private readonly database: DataSource) {}

  async list(actor: Actor, startupId: string, page: PageRequest): Promise<RawJson> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const limit = page.limit ?? PAGE_ROWS;
    const rows = await this.database.manager.find(AnalysisRow, {
      where: { startup_id: startup.id, ...(page.cursor === undefined ? {} : { id: LessThan(page.cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const isCurrent = (index: number) => index === 0 && page.cursor === undefined;
    return pageOf(
      rows.map((row, index) => toScoreRecord(row, startup.held_back && isCurrent(index))),
      limit,
    );
  }
}
