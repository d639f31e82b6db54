import { Injectable } from '@nestjs/common';
import { matchingRequested, type Actor, type ReplyOf, type matchesList } from '@proofround/contracts';
import { Outbox, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { toInvestor } from '../investors/investor.entity.js';
import { ownStartup, ownStartupToRead } from '../startups/access.js';
import { MatchRow } from './match.entity.js';

/** A startup's matches: the owner's to see and to ask for. */
@Injectable()
export class MatchesService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Best first. */
  async list(actor: Actor, startupId: string): Promise<ReplyOf<typeof matchesList>> {
    const startup = await ownStartupToRead(this.database.manager, actor, startupId);
    const rows = await this.database.manager.find(MatchRow, {
      where: { startup_id: startup.id },
      relations: { investor: true },
      order: { match_score: 'DESC', id: 'ASC' },
    });
    return rows.flatMap((row) =>
      row.investor
        ? [
            {
              match: {
                id: row.id,
                match_score: row.match_score,
                reasons: row.startup_reasons,
                created_at: row.created_at.toISOString(),
              },
              investor: toInvestor(row.investor),
            },
          ]
        : [],
    );
  }

  /** Asks for matches anew; the answer arrives as an event and, live, under the request's id. */
  async request(actor: Actor, startupId: string, request_id: string): Promise<null> {
    await this.transactions.run(async (tx) => {
      const { id: startup_id, owner_id: user_id } = await ownStartup(tx, actor, startupId);
      await this.outbox.append(tx, matchingRequested, { request_id, target: { startup_id }, user_id });
    });
    return null;
  }
}
