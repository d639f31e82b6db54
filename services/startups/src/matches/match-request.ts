import { matchingRequested, type EventData } from '@proofround/contracts';
import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import { MatchRow } from './match.entity.js';

/**
 * Asks for matches of a target that may have changed. The scores of its pairs are out of date
 * from here on: each is marked until it is ranked under this request or a later one.
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
