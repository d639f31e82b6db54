import { Injectable } from '@nestjs/common';
import {
  conflict,
  investorCreated,
  matchingRequested,
  PROFILE_EXISTS,
  type Actor,
  type Investor,
  type InvestorInput,
} from '@proofround/contracts';
import { isUniqueViolation, Outbox, Transactions } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { InvestorRow, toInvestor } from './investor.entity.js';

/** Investor profiles: one per account, for Investor Access (decisions, section 3). */
@Injectable()
export class InvestorsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Creates the profile; the matches it belongs in follow by themselves. */
  async create(actor: Actor, input: InvestorInput): Promise<Investor> {
    const row = this.database.manager.create(InvestorRow, {
      id: uuid(),
      user_id: actor.user_id,
      ...input,
      created_at: new Date(),
      match_request_id: null,
    });
    try {
      await this.transactions.run(async (tx) => {
        await tx.insert(InvestorRow, row);
        await this.outbox.append(tx, investorCreated, { investor_id: row.id, user_id: row.user_id });
        await this.outbox.append(tx, matchingRequested, {
          request_id: uuid(),
          target: { investor_id: row.id },
          user_id: row.user_id,
        });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(PROFILE_EXISTS);
      throw error;
    }
    return toInvestor(row);
  }

  /** The caller's own: at most one. */
  async list(actor: Actor): Promise<Investor[]> {
    const rows = await this.database.manager.findBy(InvestorRow, { user_id: actor.user_id });
    return rows.map(toInvestor);
  }
}
