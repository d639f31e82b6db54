import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  type MatchableInvestor,
  type MatchableStartup,
  MATCHED_FACTS,
  type MatchTarget,
  type ReplyOf,
  type rpc,
  startupFacts,
} from '@proofround/contracts';
import {
  cellsOfInvestor,
  cellsOfStartup,
  investorCellsIn,
  sectorsOfInvestor,
  sectorsOfStartup,
  soughtWords,
  startupCellsIn,
} from '@proofround/matching/match-keys.js';
import { findRow, findRows } from '@proofround/service-kit';
import { isSectorId, neighboursOf } from '@proofround/text/sectors/sectors.js';
import { Any, DataSource } from 'typeorm';
import { z } from 'zod';

import { investorFactsOf, InvestorRow } from '../records/investor.entity.js';
import { StartupRow } from '../records/startup.entity.js';
import {
  candidateInvestors,
  candidateStartups,
  investorVersion,
  matchedInvestors,
} from './candidates.sql.js';
import { fillMatchKeys } from './fill-match-keys.js';

/** All candidates travel in one message, below the broker's limit. */
const MESSAGE_BYTES = 600_000;
const MAX_TEXT = 1000;

const versionRows = z.array(z.object({ version: z.string() }));

const truncate = (text: string) => text.slice(0, MAX_TEXT);
const truncateOrNull = (text: string | null) => (text === null ? null : truncate(text));

/** The columns that ranking needs; the large document and analysis are not loaded. */
const MATCHABLE = [
  'id',
  'overall_score',
  'held_back',
  'is_sold',
  ...startupFacts.pick(MATCHED_FACTS).keyof().options,
] as const;

const toMatchableStartup = (row: StartupRow): MatchableStartup => ({
  startup_id: row.id,
  overall_score: row.overall_score,
  idea_title: row.idea_title,
  idea_description: truncate(row.idea_description),
  sector: row.sector,
  stage: row.stage,
  problem_statement: truncateOrNull(row.problem_statement),
  solution_statement: truncateOrNull(row.solution_statement),
  target_market: truncateOrNull(row.target_market),
  user_count: row.user_count,
  monthly_revenue: row.monthly_revenue,
  funding_ask: row.funding_ask,
  location: row.location,
});

/** The thesis stays whole, because its last sentence may exclude a startup (MATCH-11). */
const toMatchableInvestor = (row: InvestorRow): MatchableInvestor => ({
  investor_id: row.id,
  ...investorFactsOf(row),
  current_companies: truncate(row.current_companies),
});

/** The leading items that fit into one message, at least one. */
function withinMessage<T>(items: T[]): T[] {
  let bytes = 0;
  const end = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item))) > MESSAGE_BYTES);
  return end === -1 ? items : items.slice(0, Math.max(end, 1));
}

/** Sectors next to the given ones, without the given ones. */
function neighbours(sectors: readonly string[]): string[] {
  const adjacent = sectors.filter(isSectorId).flatMap(neighboursOf);
  return [...new Set<string>(adjacent)].filter((sector) => !sectors.includes(sector));
}

/** Selects the investors that the matcher ranks for a startup, and the startups for an investor. */
@Injectable()
export class CandidatesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CandidatesService.name);
  private readonly stopping = new AbortController();
  private filling: Promise<void> | undefined;

  constructor(private readonly database: DataSource) {}

  /** Fills missing or outdated match keys in the background. */
  onApplicationBootstrap(): void {
    this.filling = fillMatchKeys(this.database, this.stopping.signal).catch((error: unknown) =>
      this.logger.error({ err: error }, 'match keys could not be derived; the next start tries again'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.filling;
  }

  /** The target and its likely counterparts, most likely first; null when the target was deleted. */
  async chooseCandidates(target: MatchTarget): Promise<ReplyOf<typeof rpc.matches.chooseCandidates>> {
    return 'startup_id' in target ? this.forStartup(target.startup_id) : this.forInvestor(target.investor_id);
  }

  /** The profiles of investors, as many as fit into one message. */
  async getInvestors(ids: readonly string[]): Promise<ReplyOf<typeof rpc.matches.getInvestors>> {
    const rows = new Map((await this.readInvestors(ids)).map((read) => [read.row.id, read]));
    const all = ids.flatMap((id) => {
      const read = rows.get(id);
      return read ? { ...toMatchableInvestor(read.row), version: read.version } : [];
    });
    const investors = withinMessage(all);
    return { investors, rest: all.slice(investors.length).map(({ investor_id }) => investor_id) };
  }

  private async forStartup(id: string): Promise<ReplyOf<typeof rpc.matches.chooseCandidates>> {
    const { manager } = this.database;
    const startup = await findRow(manager, StartupRow, id, { only: MATCHABLE });
    if (!startup) return null;
    // A held startup has no candidates, hence no matches. The caller still gets an answer.
    if (startup.held_back) return { startups: [toMatchableStartup(startup)], investors: [] };
    // A sold startup keeps its matches and gets no new ones (MATCH-17).
    const investors = startup.is_sold
      ? await matchedInvestors(this.database, id)
      : await this.likelyInvestors(startup);
    return { startups: [toMatchableStartup(startup)], investors };
  }

  private likelyInvestors(startup: StartupRow): ReturnType<typeof candidateInvestors> {
    const sectors = sectorsOfStartup(startup);
    return candidateInvestors(this.database, [
      startup.id,
      cellsOfStartup(startup),
      [...startupCellsIn(startup, neighbours(sectors)), ...soughtWords([startup.sector])],
      sectors,
      startup.funding_ask === 0 ? null : startup.funding_ask,
      startup.stage,
    ]);
  }

  private async forInvestor(id: string): Promise<ReplyOf<typeof rpc.matches.chooseCandidates>> {
    const { manager } = this.database;
    const [read] = await this.readInvestors([id]);
    if (!read) return null;
    const { row: investor, version } = read;
    const sectors = sectorsOfInvestor(investor);
    const { check_size_min: min, check_size_max: max, budget } = investor;
    const found = await candidateStartups(this.database, [
      id,
      cellsOfInvestor(investor),
      [...investorCellsIn(investor, neighbours(sectors)), ...soughtWords(investor.investment_sectors)],
      sectors,
      min ?? 0,
      max ?? Math.max(min ?? 0, budget),
      investor.preferred_stages,
    ]);
    const startups = await findRows(manager, StartupRow, ['id = ANY($1)', found], { only: MATCHABLE });
    return {
      startups: withinMessage(inOrder(found, startups).map(toMatchableStartup)),
      investors: [{ investor_id: id, version }],
    };
  }

  private async readInvestors(ids: readonly string[]): Promise<{ row: InvestorRow; version: string }[]> {
    const { raw, entities } = await this.database.manager
      .createQueryBuilder(InvestorRow, 'investor')
      .addSelect(investorVersion('investor'), 'version')
      .where({ id: Any([...ids]) })
      .getRawAndEntities<unknown>();
    const versions = versionRows.parse(raw);
    return entities.map((row, index) => ({ row, version: versions[index]?.version ?? '' }));
  }
}

function inOrder<T extends { id: string }>(order: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return order.flatMap((id) => byId.get(id) ?? []);
}
