import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest, ScoreRecord } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';

import { AnalysisRow } from '../analysis/analysis.entity.js';
import { ownStartupToRead } from './access.js';

/** The score history (decisions, section 3): newest first, the current score included. */
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
    const items: ScoreRecord[] = rows.map((row) => ({
      id: row.id,
      overall_score: row.overall_score,
      feasibility: row.feasibility,
      market_potential: row.market_potential,
      risk_level: row.risk_level,
      product_readiness: row.product_readiness,
      team_strength: row.team_strength,
      factors: row.factors,
      source: row.source,
      generated_at: row.generated_at.toISOString(),
    }));
    return pageOf(items, limit);
  }
}
