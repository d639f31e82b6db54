import { Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_SOLD,
  conflict,
  type Interest,
  INTEREST_RECORDED,
  NOT_INTERESTED,
  notFound,
  type PageRequest,
  STARTUP_NOT_FOUND,
} from '@proofround/contracts';
import {
  EventStatements,
  Outbox,
  PAGE_ROWS,
  pageOf,
  type RawJson,
  Transactions,
} from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { newestShown, toMyInterest } from '../pipeline/card-view.js';
import { WeightsService } from '../pipeline/weights.service.js';
import { InterestRow } from '../records/interest.entity.js';
import { withdrawInterest } from '../records/withdraw-interest.js';
import { recordInterest } from './record-interest.sql.js';

/** Investors' interest in startups (INTEREST-1 to INTEREST-4). */
@Injectable()
export class InterestService {
  constructor(
    private readonly statements: EventStatements,
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly weights: WeightsService,
  ) {}

  /** The caller's interests, newest first, without startups that are held. */
  async list({ user_id }: Actor, { limit = PAGE_ROWS, cursor }: PageRequest): Promise<RawJson> {
    const rows = await newestShown(this.database.manager, InterestRow, user_id, { limit, cursor });
    const weights = await this.weights.getWeights(user_id);
    return pageOf(
      rows,
      limit,
      (row) => row.startup && JSON.stringify(toMyInterest(row, row.startup, weights)),
    );
  }

  /** Withdraws interest; it may be recorded again. */
  async withdraw({ user_id }: Actor, startupId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const isFound = await withdrawInterest(tx, this.outbox, { startup_id: startupId, user_id });
      if (!isFound) throw notFound(NOT_INTERESTED);
    });
  }

  /** Records interest, once per investor, and notifies the founder. */
  record(actor: Actor, startupId: string): Promise<Interest | RawJson> {
    const interest = { id: uuid(), startup_id: startupId, created_at: new Date().toISOString() };
    return recordInterest(this.statements, actor.user_id, interest, (outcome) => {
      if (outcome === 'startup not found') throw notFound(STARTUP_NOT_FOUND);
      if (outcome === 'startup sold') throw conflict(ALREADY_SOLD);
      if (outcome === 'already recorded') throw conflict(INTEREST_RECORDED);
      return interest;
    });
  }
}
