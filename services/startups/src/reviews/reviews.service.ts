import { Inject, Injectable } from '@nestjs/common';
import {
  ALREADY_DECIDED,
  analysisRequested,
  conflict,
  NOTHING_TO_REVIEW,
  REVIEW_ASKED,
  type Actor,
  type ReviewCase,
  type ReviewInput,
  type Startup,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { queueRun } from '../analysis/run-state.js';
import type { StartupsConfig } from '../config.js';
import { dropMatches } from '../matches/drop-matches.js';
import { anyStartup, ownStartup } from '../startups/access.js';
import { toStartup, updateStartup, type StartupRow } from '../startups/startup.entity.js';
import { DecisionRow, toDecision } from './decision.entity.js';
import { announceReview, reviewOf, setReview } from './holds.js';
import { requestedPosition } from './queue-position.js';
import { afterDecision } from './review-state.js';

/** Reviews of held startups: founders ask for them, admins decide. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<StartupsConfig, 'ANALYSIS_DEADLINE_MS'>,
  ) {}

  /** Moves the startup ahead of those whose founders did not ask; once per analysis. */
  async ask(actor: Actor, startupId: string): Promise<Startup> {
    return this.transactions.run(async (tx) => {
      const row = await ownStartup(tx, actor, startupId);
      if (!row.held_back) throw conflict(NOTHING_TO_REVIEW);
      if (row.review_asked_at !== null) throw conflict(REVIEW_ASKED);
      row.review_asked_at = new Date();
      row.review_place = requestedPosition();
      await updateStartup(tx, row);
      return toStartup(row);
    });
  }

  /** Records an admin's decision and notifies the founder. */
  async decide(admin: Actor, startupId: string, input: ReviewInput): Promise<ReviewCase> {
    return this.transactions.run(async (tx) => {
      const row = await anyStartup(tx, startupId);
      if (row.review_state === null) throw conflict(NOTHING_TO_REVIEW);
      // A queue position means that the founder asked again after a later analysis.
      if (row.review_state === input.state && row.review_place === null) throw conflict(ALREADY_DECIDED);
      await this.record(tx, admin, row, input);
      setReview(row, afterDecision(reviewOf(row), input.state));
      row.review_place = null;
      // The stored score still includes the penalty for the cleared reasons.
      if (input.state === 'cleared') queueRun(row, this.config.ANALYSIS_DEADLINE_MS, 'cleared review');
      else await dropMatches(tx, this.outbox, row);
      await updateStartup(tx, row);
      await announceReview(tx, this.outbox, row, input);
      if (input.state === 'cleared') {
        const { id: startup_id, owner_id, run_id } = row;
        await this.outbox.append(tx, analysisRequested, { startup_id, owner_id, run_id, reason: 'rerun' });
      }
      return this.caseOf(tx, row);
    });
  }

  private async record(
    tx: EntityManager,
    admin: Actor,
    row: StartupRow,
    { state, note }: ReviewInput,
  ): Promise<void> {
    await tx.insert(DecisionRow, {
      id: uuid(),
      startup_id: row.id,
      decided_by: admin.user_id,
      state,
      note,
      reasons: row.review_reasons ?? [],
      decided_at: new Date(),
    });
  }

  private async caseOf(tx: EntityManager, row: StartupRow): Promise<ReviewCase> {
    const decisions = await tx.find(DecisionRow, { where: { startup_id: row.id }, order: { id: 'DESC' } });
    return {
      startup: toStartup(row),
      asked_at: row.review_asked_at?.toISOString() ?? null,
      decisions: decisions.map(toDecision),
    };
  }
}
