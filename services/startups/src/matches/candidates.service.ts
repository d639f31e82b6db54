import { Injectable } from '@nestjs/common';
import type {
  MatchableInvestor,
  MatchableStartup,
  MatchTarget,
  matchingCandidates,
  ReplyOf,
} from '@proofround/contracts';
import { DataSource } from 'typeorm';

import { investorFactsOf, InvestorRow } from '../investors/investor.entity.js';
import { StartupRow } from '../startups/startup.entity.js';

/** How many counterparts are ranked at most; one message must carry them. */
const MOST = 200;
const MESSAGE_BYTES = 600_000;
const LONG_TEXT = 1000;

const cut = (text: string) => text.slice(0, LONG_TEXT);
const cutIfAny = (text: string | null) => (text === null ? null : cut(text));

const matchable = (row: StartupRow): MatchableStartup => ({
  startup_id: row.id,
  overall_score: row.overall_score,
  idea_title: row.idea_title,
  idea_description: cut(row.idea_description),
  sector: row.sector,
  stage: row.stage,
  problem_statement: cutIfAny(row.problem_statement),
  target_market: cutIfAny(row.target_market),
  user_count: row.user_count,
  monthly_revenue: row.monthly_revenue,
  funding_ask: row.funding_ask,
  location: row.location,
});

const investing = (row: InvestorRow): MatchableInvestor => ({
  investor_id: row.id,
  ...investorFactsOf(row),
  current_companies: cut(row.current_companies),
  investment_thesis: cutIfAny(row.investment_thesis),
});

/** The first so many that one message can carry. */
function fitting<T>(items: T[]): T[] {
  let bytes = 0;
  return items.filter((item) => (bytes += Buffer.byteLength(JSON.stringify(item))) <= MESSAGE_BYTES);
}

/** Chooses, in SQL, whom a startup or an investor is ranked against. */
@Injectable()
export class CandidatesService {
  constructor(private readonly database: DataSource) {}

  async find(target: MatchTarget): Promise<ReplyOf<typeof matchingCandidates>> {
    const { manager } = this.database;
    if ('startup_id' in target) {
      const startup = await manager.findOneBy(StartupRow, { id: target.startup_id });
      if (!startup) return null;
      const investors = await manager.find(InvestorRow, { order: { id: 'DESC' }, take: MOST });
      return { startups: [matchable(startup)], investors: fitting(investors.map(investing)) };
    }
    const investor = await manager.findOneBy(InvestorRow, { id: target.investor_id });
    if (!investor) return null;
    const startups = await manager.find(StartupRow, {
      where: { analysis_status: 'complete' },
      order: { id: 'DESC' },
      take: MOST,
    });
    return { startups: fitting(startups.map(matchable)), investors: [investing(investor)] };
  }
}
