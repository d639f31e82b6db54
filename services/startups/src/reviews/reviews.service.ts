import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  ALREADY_DECIDED,
  analysisRequested,
  conflict,
  type EventData,
  NEWER_REASONS,
  NOTHING_TO_REVIEW,
  type reportUpheld,
  REVIEW_ASKED,
  type ReviewCase,
  type ReviewInput,
  type Startup,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { StartupsConfig } from '../config.js';
import { dropMatches } from '../matches/stored-matches.js';
import { afterDecision, areKnown, isModerated, moderated, type Review } from '../records/review-states.js';
import { queueRun, runOf } from '../records/run-states.js';
import { StartupRow, toStartup, updateStartup } from '../records/startup.entity.js';
import { anyStartup, ownStartup } from '../records/startup-access.js';
import { DecisionRow, toDecision } from './decision.entity.js';
import { announceReview, hashOfFacts, reviewOf, setReview } from './holds.js';
import { requestedPosition } from './queue-position.js';

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

  /**
   * Records an admin's decision. A startup that is not held can only be upheld, with a note.
   * @throws DomainError not_found, conflict
   */
  async decide(admin: Actor, startupId: string, input: ReviewInput): Promise<ReviewCase> {
    return this.transactions.run(async (tx) => {
      const row = await anyStartup(tx, startupId);
      if (row.held_back && !areKnown(reviewOf(row), input.reasons)) throw conflict(NEWER_REASONS);
      const hides = !row.held_back && input.state === 'upheld' && input.note !== null;
      if (!hides && row.review_state === null) throw conflict(NOTHING_TO_REVIEW);
      // A decided startup that is in the queue again was held by a later analysis, so it needs a new decision.
      if (row.review_state === input.state && row.review_place === null) throw conflict(ALREADY_DECIDED);
      const review = hides ? moderated(reviewOf(row)) : reviewOf(row);
      await this.apply(tx, admin.user_id, row, review, input);
      return this.caseOf(tx, row);
    });
  }

  /** Hides a startup because of an upheld report (REVIEW-6). A deleted one has nothing to hide. */
  async hide(
    tx: EntityManager,
    { startup_id: id, decided_by, note }: EventData<typeof reportUpheld>,
  ): Promise<void> {
    const row = await tx.findOne(StartupRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) return;
    await this.apply(tx, decided_by, row, moderated(reviewOf(row)), { state: 'upheld', note });
  }

  /** Applies a decision about the review of a startup. */
  private async apply(
    tx: EntityManager,
    decided_by: string,
    row: StartupRow,
    review: Review,
    input: ReviewInput,
  ): Promise<void> {
    const { state, note } = input;
    const reasons = [...review.reasons];
    await tx.insert(DecisionRow, {
      id: uuid(),
      startup_id: row.id,
      ...{ decided_by, state, note, reasons, decided_at: new Date() },
    });
    setReview(row, afterDecision(review, state), 'admin');
    row.review_place = null;
    // Null if the last analysis found nothing: the same facts do not end this hold either.
    if (input.state === 'upheld') row.review_facts ??= hashOfFacts(row);
    // The stored score still includes the penalty for the cleared reasons.
    if (input.state === 'cleared') queueRun(row, this.config.ANALYSIS_DEADLINE_MS, 'cleared review');
    else await dropMatches(tx, this.outbox, row);
    await updateStartup(tx, row);
    await announceReview(tx, this.outbox, row, {
      state: input.state,
      note: input.note,
      decided_by,
      moderated: isModerated(reviewOf(row)),
    });
    if (input.state === 'cleared') {
      await this.outbox.append(tx, analysisRequested, { ...runOf(row), reason: 'rerun' });
    }
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
