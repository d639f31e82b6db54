import { Injectable } from '@nestjs/common';
import { type Actor, type InvestorMatch, type PageRequest, type StartupMatch } from '@proofround/contracts';
import { Outbox, pageWithin, Transactions, type RawJson } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { ownInvestorToRead } from '../investors/access.js';
import { toInvestor } from '../investors/investor.entity.js';
import { ownStartup, ownStartupToRead } from '../startups/access.js';
import { MatchRow } from './match.entity.js';
import { requestMatching } from './match-request.js';

const BEST_FIRST = { match_score: 'DESC', id: 'ASC' } as const;

const toMatch = (row: MatchRow, reasons: string[]): InvestorMatch['match'] => ({
  id: row.id,
  match_score: row.match_score,
  reasons,
  created_at: row.created_at.toISOString(),
});

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
    const rows = await this.database.manager.find(MatchRow, {
      where: { startup_id: startup.id },
      relations: { investor: true },
      order: BEST_FIRST,
    });
    return pageWithin(rows, page, (row) => {
      const match: Omit<StartupMatch, 'investor_user'> | null = row.investor
        ? { match: toMatch(row, row.startup_reasons), investor: toInvestor(row.investor) }
        : null;
      return JSON.stringify(match);
    });
  }

  /** An investor's matches, best first; with Investor Access only (decisions, section 3). */
  async listForInvestor(actor: Actor, investorId: string, page: PageRequest): Promise<RawJson> {
    const investor = await ownInvestorToRead(this.database.manager, actor, investorId);
    const rows = await this.database.manager.find(MatchRow, {
      where: { investor_id: investor.id },
      relations: { startup: true },
      select: {
        id: true,
        match_score: true,
        investor_reasons: true,
        created_at: true,
        startup: { id: true, idea_title: true, idea_description: true, sector: true, stage: true },
      },
      order: BEST_FIRST,
    });
    return pageWithin(rows, page, (row) => {
      if (!row.startup) return 'null';
      const { id, idea_title, idea_description, sector, stage } = row.startup;
      const match: InvestorMatch = {
        match: toMatch(row, row.investor_reasons),
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
