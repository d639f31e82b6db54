import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest, ScoreRecord } from '@proofround/contracts';
import { Page } from '@proofround/service-kit';
import { DataSource, LessThan } from 'typeorm';

import { AnalysisRow } from '../analysis/analysis.entity.js';
import { ownStartupToRead } from './access.js';

const MOST = 500;

/** The score history (decisions, section 3): newest first, the current score included. */
@Injectable()
export class ScoresService {
  constructor(private readonly database: DataSource) {}

  async list(actor: Actor, startupId: string, page: PageRequest): Promise<Page<ScoreRecord>> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const limit = page.limit ?? MOST;
    const rows = await this.database.manager.find(AnalysisRow, {
      where: { startup_id: startup.id, ...(page.cursor === undefined ? {} : { id: LessThan(page.cursor) }) },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const items = shown.map((row) => ({
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
    return new Page(items, rows.length > limit ? shown.at(-1)?.id : undefined);
  }
}
