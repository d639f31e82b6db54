import { Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_SOLD,
  conflict,
  type InvestorMatch,
  notACursor,
  type PageRequest,
  type StartupMatch,
} from '@proofround/contracts';
import {
  cursorOf,
  Outbox,
  PAGE_ROWS,
  pageOf,
  positionOf,
  type RawJson,
  Transactions,
} from '@proofround/service-kit';
import { DataSource, type SelectQueryBuilder } from 'typeorm';

import { toInvestor } from '../records/investor.entity.js';
import { ownInvestorToRead } from '../records/investor-access.js';
import { isGone, isSaleOpen } from '../records/startup.entity.js';
import { ownStartup, ownStartupToRead } from '../records/startup-access.js';
import { MatchRow, toMatch } from './match.entity.js';
import { requestMatching } from './stored-matches.js';

/** @throws DomainError invalid when the cursor belongs to another list */
function lastBefore(cursor: string): { score: number; id: string } {
  const { value, id } = positionOf(cursor);
  const score = Number(value);
  if (score < 0 || score > 100) throw notACursor();
  return { score, id };
}

/**
 * A page of matches, best first, then by id. The cursor is a position in that order and not a row:
 * when matches are refreshed between two pages, the list does not break off and no unchanged row
 * appears twice.
 */
async function bestFirst(
  matches: SelectQueryBuilder<MatchRow>,
  { limit = PAGE_ROWS, cursor }: PageRequest,
  jsonOf: (row: MatchRow) => string,
): Promise<RawJson> {
  if (cursor !== undefined) {
    const { score, id } = lastBefore(cursor);
    matches
      .andWhere('match.match_score <= :score', { score })
      .andWhere('(match.match_score < :score OR match.id > :after)', { after: id });
  }
  const rows = await matches
    .orderBy('match.match_score', 'DESC')
    .addOrderBy('match.id', 'ASC')
    .limit(limit + 1)
    .getMany();
  const rowsWithCursor = rows.map((row) => ({
    id: cursorOf({ value: String(row.match_score), id: row.id }),
    row,
  }));
  return pageOf(rowsWithCursor, limit, ({ row }) => jsonOf(row));
}

@Injectable()
export class MatchesService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** A startup's matches, best first. Investors' names are missing: they are in auth. */
  async list(actor: Actor, startupId: string, page: PageRequest): Promise<RawJson> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const matches = this.database.manager
      .createQueryBuilder(MatchRow, 'match')
      .innerJoinAndSelect('match.investor', 'investor')
      .where('match.startup_id = :id', { id: startup.id });
    return bestFirst(matches, page, (row) => {
      const match: Omit<StartupMatch, 'investor_user'> | null = row.investor
        ? { match: toMatch(row, row.startup_reasons, row.startup_groups), investor: toInvestor(row.investor) }
        : null;
      return JSON.stringify(match);
    });
  }

  /** An investor's matches, best first; requires Investor Access (MATCH-5). */
  async listForInvestor(actor: Actor, investorId: string, page: PageRequest): Promise<RawJson> {
    const investor = await ownInvestorToRead(this.database.manager, actor, investorId);
    const matches = this.database.manager
      .createQueryBuilder(MatchRow, 'match')
      .innerJoin('match.startup', 'startup')
      .select(['match.id', 'match.match_score', 'match.investor_reasons', 'match.created_at'])
      .addSelect('match.investor_groups')
      .addSelect(['startup.id', 'startup.idea_title', 'startup.idea_description'])
      .addSelect(['startup.sector', 'startup.stage', 'startup.is_sold'])
      .addSelect(['startup.sale_id', 'startup.completed_sale_id'])
      .where('match.investor_id = :id', { id: investor.id })
      // One that was sold for good before its matches went with the sale (STARTUP-16).
      .andWhere('NOT (startup.is_sold AND startup.completed_sale_id IS NOT DISTINCT FROM startup.sale_id)');
    return bestFirst(matches, page, (row) => {
      if (!row.startup) return 'null';
      const { id, idea_title, idea_description, sector, stage, is_sold } = row.startup;
      const match: InvestorMatch = {
        match: toMatch(row, row.investor_reasons, row.investor_groups),
        startup: {
          ...{ id, idea_title, idea_description, sector, stage },
          ...(is_sold && { is_sold }),
          ...(isSaleOpen(row.startup) && { sale_open: true }),
        },
      };
      return JSON.stringify(match);
    });
  }

  /**
   * Requests a new ranking. The result arrives as an event; the live update carries `request_id`.
   * @throws DomainError not_found, conflict
   */
  async generate(actor: Actor, startupId: string, request_id: string): Promise<null> {
    await this.transactions.run(async (tx) => {
      const startup = await ownStartup(tx, actor, startupId);
      if (isGone(startup)) throw conflict(ALREADY_SOLD);
      const { id: startup_id, owner_id: user_id } = startup;
      await requestMatching(tx, this.outbox, {
        request_id,
        target: { startup_id },
        user_id,
        model_allowed: actor.email_verified,
      });
    });
    return null;
  }
}
