import type { Outbox } from '@proofround/service-kit';
import { In, type EntityManager } from 'typeorm';

import { StartupRow, updateStartup } from '../startups/startup.entity.js';
import { MatchRow } from './match.entity.js';

/** Brings the match counts of startups in step with their matches and tells their founders. */
export async function recountMatches(
  tx: EntityManager,
  outbox: Outbox,
  startupIds: readonly string[],
): Promise<void> {
  const startups = await tx.find(StartupRow, {
    where: { id: In([...new Set(startupIds)]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const startup of startups) {
    startup.match_count = await tx.countBy(MatchRow, { startup_id: startup.id });
    await updateStartup(tx, startup);
    await outbox.appendLive(tx, startup.owner_id, {
      event: 'matches.updated',
      data: { startup_id: startup.id },
    });
  }
}
