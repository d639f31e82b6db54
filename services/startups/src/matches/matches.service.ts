import { Injectable } from '@nestjs/common';
import {
  notACursor,
  type Actor,
  type InvestorMatch,
  type PageRequest,
  type StartupMatch,
} from '@proofround/contracts';
import { Outbox, PAGE_ROWS, pageOf, Transactions, type RawJson } from '@proofround/service-kit';
import { DataSource, type SelectQueryBuilder } from 'typeorm';

import { ownInvestorToRead } from '../records/investor-access.js';
import { toInvestor } from '../records/investor.entity.js';
import { ownStartup, ownStartupToRead } from '../records/startup-access.js';
import { requestMatching } from './stored-matches.js';
import { MatchRow, toMatch } from './match.entity.js';

/** A position in a list of matches (best first, then by id). It stays valid when its row is deleted. */
interface MatchPlace {
  /** Rows whose score is between `above` and `below` have the score of this position. */
  readonly above: number;
  readonly below: number;
  /** Among equal scores, the last id before this position. */
  readonly id: string;
}

/** Steps per percent: a score from 0 to 100 becomes a whole number of eight hexadecimal digits. */
const STEPS = 10_000_000;
const SCORE_DIGITS = 8;
/** The first 24 digits of a match's id (UUID version 7): time, counter and some random digits. */
const ID = /^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{7}$/;

const digits = (id: string) => id.replaceAll('-', '').toLowerCase();
const asId = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

/** The position right after a match, packed into a UUID. */
function cursorAfter({ match_score, id }: Pick<MatchRow, 'match_score' | 'id'>): string {
  const score = Math.round(match_score * STEPS)
    .toString(16)
    .padStart(SCORE_DIGITS, '0');
  return asId(score + digits(id).slice(0, -SCORE_DIGITS));
}

/** @throws DomainError invalid when the cursor belongs to another list. */
function placeOf(cursor: string): MatchPlace {
  const hex = digits(cursor);
  const score = Number.parseInt(hex.slice(0, SCORE_DIGITS), 16);
  const idPrefix = hex.slice(SCORE_DIGITS);
  if (score > 100 * STEPS || !ID.test(idPrefix)) throw notACursor();
  return {
    above: (score - 0.5) / STEPS,
    below: (score + 0.5) / STEPS,
    id: asId(idPrefix.padEnd(32, 'f')),
  };
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
  const rowsWithCursor = rows.map((row) => ({ id: cursorAfter(row), row }));
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
      .where('match.investor_id = :id', { id: investor.id });
    return bestFirst(matches, page, (row) => {
      if (!row.startup) return 'null';
      const { id, idea_title, idea_description, sector, stage, is_sold } = row.startup;
      const match: InvestorMatch = {
        match: toMatch(row, row.investor_reasons, row.investor_groups),
        startup: { id, idea_title, idea_description, sector, stage, ...(is_sold && { is_sold }) },
      };
      return JSON.stringify(match);
    });
  }

  /** Requests a new ranking. The result arrives as an event; the live update carries `request_id`. */
  async request(actor: Actor, startupId: string, request_id: string): Promise<null> {
    await this.transactions.run(async (tx) => {
      const { id: startup_id, owner_id: user_id } = await ownStartup(tx, actor, startupId);
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
