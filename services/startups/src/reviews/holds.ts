import { createHash } from 'node:crypto';

import { type EventData, type HoldReason, startupReviewed } from '@proofround/contracts';
import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import {
  afterAnalysis,
  isHeldBack,
  movedReview,
  type Review,
  type ReviewMover,
} from '../records/review-states.js';
import { factsOf, type StartupRow } from '../records/startup.entity.js';
import { reloadForAudience } from './audience.js';
import { isUnrequested, unrequestedPosition } from './queue-position.js';

export const reviewOf = (row: StartupRow): Review => ({
  state: row.review_state,
  reasons: row.review_reasons ?? [],
  cleared: row.review_cleared,
});

/** Writes a review to the columns; the caller stores the row. @throws IllegalTransition */
export function setReview(row: StartupRow, { state, reasons, cleared }: Review, by: ReviewMover): void {
  row.review_state = movedReview(row.review_state, state, by);
  row.review_reasons = state === null ? null : [...reasons];
  row.review_cleared = [...cleared];
}

/** Recognises the facts that a hold is about. */
export const hashOfFacts = (row: StartupRow): string =>
  createHash('sha256')
    .update(JSON.stringify(factsOf(row)))
    .digest('base64url');

/**
 * Applies the findings of an analysis of the current facts. The founder may ask for a review again,
 * because an earlier request was about an earlier analysis. The caller stores the row.
 */
export function applyFindings(row: StartupRow, findings: readonly HoldReason[]): void {
  const factsHash = hashOfFacts(row);
  const review = afterAnalysis(reviewOf(row), findings, factsHash !== row.review_facts);
  setReview(row, review, 'analysis');
  row.review_facts = isHeldBack(review.state) ? factsHash : null;
  row.review_asked_at = null;
  const position = isUnrequested(row.review_place) ? row.review_place : unrequestedPosition();
  row.review_place = review.state === 'held' ? position : null;
}

/**
 * Publishes whether the startup is hidden, and makes the open pages that show it reload it. Call it after
 * storing the row, which sets the version.
 */
export async function announceReview(
  tx: EntityManager,
  outbox: Outbox,
  row: StartupRow,
  decision: EventData<typeof startupReviewed>['decision'] = null,
): Promise<void> {
  await reloadForAudience(tx, outbox, [row.id]);
  await outbox.append(tx, startupReviewed, {
    startup_id: row.id,
    owner_id: row.owner_id,
    idea_title: row.idea_title,
    held: row.held_back,
    version: row.version,
    decision,
  });
}
