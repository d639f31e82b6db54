import { matchingRequested, type EventData } from '@proofround/contracts';
import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { MatchRow } from './match.entity.js';

/**
 * Requests a ranking for a target that may have changed, and marks its pairs as outdated until
 * this request or a later one ranks them.
 */
export async function requestMatching(
  tx: EntityManager,
  outbox: Outbox,
  request: EventData<typeof matchingRequested>,
): Promise<void> {
  const { target, request_id } = request;
  await tx.update(MatchRow, target, { stale_since: request_id });
  await outbox.append(tx, matchingRequested, request);
}
