import { Injectable } from '@nestjs/common';
import {
  type Actor,
  CHECK_SIZE_PROBLEM,
  conflict,
  DomainError,
  type Investor,
  type InvestorInput,
  type InvestorPatch,
  PROFILE_EXISTS,
} from '@proofround/contracts';
import { Commands, isUniqueViolation, Outbox, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { deleteProfile, requestMatching } from '../matches/stored-matches.js';
import { deriveInvestor, InvestorRow, toInvestor } from '../records/investor.entity.js';
import { ownInvestor } from '../records/investor-access.js';

/** Investor profiles: one per account with Investor Access (INVESTOR-1, INVESTOR-2). */
@Injectable()
export class InvestorsService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly outbox: Outbox,
  ) {}

  async create(actor: Actor, input: InvestorInput): Promise<Investor | RawJson> {
    const row = this.database.manager.create(InvestorRow, {
      id: uuid(),
      user_id: actor.user_id,
      ...input,
      created_at: new Date(),
      match_request_id: null,
    });
    try {
      return await this.commands.run(actor.user_id, async (tx) => {
        await tx.insert(InvestorRow, deriveInvestor(row));
        await this.requestMatches(tx, actor, row);
        return toInvestor(row);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(PROFILE_EXISTS);
      throw error;
    }
  }

  /** Changes the profile and requests new matches, unless the patch changes nothing. */
  async update(actor: Actor, investorId: string, patch: InvestorPatch): Promise<Investor> {
    return this.transactions.run(async (tx) => {
      const row = await ownInvestor(tx, actor, investorId);
      const before = JSON.stringify(toInvestor(row));
      Object.assign(row, patch);
      const { check_size_min: min, check_size_max: max } = row;
      if (min !== null && max !== null && min > max) {
        throw new DomainError('invalid', CHECK_SIZE_PROBLEM.msg, [CHECK_SIZE_PROBLEM]);
      }
      if (JSON.stringify(toInvestor(row)) === before) return toInvestor(row);
      await tx.update(InvestorRow, { id: row.id }, deriveInvestor(row));
      await this.requestMatches(tx, actor, row);
      return toInvestor(row);
    });
  }

  async delete(actor: Actor, investorId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const row = await ownInvestor(tx, actor, investorId);
      await deleteProfile(tx, this.outbox, row.id);
    });
  }

  private requestMatches(tx: EntityManager, actor: Actor, { id, user_id }: InvestorRow): Promise<void> {
    const target = { investor_id: id };
    const model_allowed = actor.email_verified;
    return requestMatching(tx, this.outbox, { request_id: uuid(), target, user_id, model_allowed });
  }

  /** The caller's own profiles, at most one. */
  async list(actor: Actor): Promise<Investor[]> {
    const rows = await this.database.manager.findBy(InvestorRow, { user_id: actor.user_id });
    return rows.map(toInvestor);
  }
}
