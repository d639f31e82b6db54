import { Injectable } from '@nestjs/common';
import { type Actor, type InvestorMatch, type PageRequest, type StartupMatch } from '@proofround/contracts';
import { Outbox, PAGE_ROWS, pageOf, Transactions, type RawJson } from '@proofround/service-kit';
import { DataSource, type SelectQueryBuilder } from 'typeorm';

import { ownInvestorToRead } from '../investors/access.js';
import { toInvestor } from '../investors/investor.entity.js';
import { ownStartup, ownStartupToRead } from '../startups/access.js';
import { MatchRow, toMatch } from './match.entity.js';
import { cursorAfter, placeOf } from './match-cursor.js';
import { requestMatching } from './match-request.js';

/**
 * A page of a list of matches, best first and equal ones by id. It goes on from a place in that
 * order, so a refresh between two pages neither breaks the list off nor shows a row twice at the
 * place it had.
 */
async function bestFirst(
  matches: SelectQueryBuilder<MatchRow>,
  { limit = PAGE_ROWS, cursor }: PageRequest,
  jsonOf: (row: MatchRow) => string,
): Promise<RawJson> {
  if (cursor !== undefined) {
    const { above, below, id } = placeOf(cursor);
    matches
      .andWhere('match.match_score < :below', { below })
      .andWhere('(match.match_score < :above OR match.id > :after)', { above, after: id });
  }
  const rows = await matches
    .orderBy('match.match_score', 'DESC')
    .addOrderBy('match.id', 'ASC')
    .limit(limit + 1)
    .getMany();
  const placed = rows.map((row) => ({ id: cursorAfter(row), row }));
  return pageOf(placed, limit, ({ row }) => jsonOf(row));
}

/** Matches: a startup's for its founder, the same from the other side for the investor. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** A startup's matches without the investors' names, which auth knows; best first. */
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

  /** An investor's matches, best first; with Investor Access only (MATCH-5). */
  async listForInvestor(actor: Actor, investorId: string, page: PageRequest): Promise<RawJson> {
    const investor = await ownInvestorToRead(this.database.manager, actor, investorId);
    const matches = this.database.manager
      .createQueryBuilder(MatchRow, 'match')
      .innerJoin('match.startup', 'startup')
      .select(['match.id', 'match.match_score', 'match.investor_reasons', 'match.created_at'])
      .addSelect('match.investor_groups')
      .addSelect(['startup.id', 'startup.idea_title', 'startup.idea_description'])
      .addSelect(['startup.sector', 'startup.stage'])
      .where('match.investor_id = :id', { id: investor.id });
    return bestFirst(matches, page, (row) => {
      if (!row.startup) return 'null';
      const { id, idea_title, idea_description, sector, stage } = row.startup;
      const match: InvestorMatch = {
        match: toMatch(row, row.investor_reasons, row.investor_groups),
        startup: { id, idea_title, idea_description, sector, stage },
      };
      return JSON.stringify(match);
    });
  }

  /** Asks for matches anew; the answer arrives as an event and, live, under the request's id. */
  async request(actor: Actor, startupId: string, request_id: string): Promise<null> {
    await this.transactions.run(async (tx) => {
      const { id: startup_id, owner_id: user_id } = await ownStartup(tx, actor, startupId);
      await requestMatching(tx, this.outbox, { request_id, target: { startup_id }, user_id });
    });
    return null;
  }
}
