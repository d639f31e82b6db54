import { Injectable } from '@nestjs/common';
import {
  conflict,
  INTEREST_RECORDED,
  isId,
  notFound,
  STARTUP_NOT_FOUND,
  type Actor,
  type Interest,
} from '@proofround/contracts';
import { EventStatements, type RawJson } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { recordInterest } from './record-interest.sql.js';

/** Investors' interest in startups (INTEREST-1, INTEREST-2). */
@Injectable()
export class InterestService {
  constructor(private readonly statements: EventStatements) {}

  /** Records interest, once per investor, and notifies the founder. */
  async record(actor: Actor, startupId: string): Promise<Interest | RawJson> {
    if (!isId(startupId)) throw notFound(STARTUP_NOT_FOUND);
    const interest = {
      id: uuid(),
      startup_id: startupId.toLowerCase(),
      created_at: new Date().toISOString(),
    };
    return recordInterest(this.statements, actor.user_id, interest, (outcome) => {
      if (outcome === 'startup not found') throw notFound(STARTUP_NOT_FOUND);
      if (outcome === 'already recorded') throw conflict(INTEREST_RECORDED);
      return interest;
    });
  }
}
