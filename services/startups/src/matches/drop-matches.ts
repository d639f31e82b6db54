import type { Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import type { StartupRow } from '../records/startup.entity.js';
import { MatchRow } from './match.entity.js';

/**
 * Deletes the matches of a startup that is held back and notifies their investors. A held startup
 * must not take a place in any investor's best list. The caller has locked the startup and stores
 * it afterwards.
 */
export async function dropMatches(tx: EntityManager, outbox: Outbox, startup: StartupRow): Promise<void> {
  const dropped = await tx.find(MatchRow, {
    select: { id: true, investor: { id: true, user_id: true } },
    relations: { investor: true },
    where: { startup_id: startup.id },
  });
  await tx.delete(MatchRow, { startup_id: startup.id });
  startup.match_count = 0;
  await outbox.appendLiveAll(
    tx,
    dropped.flatMap(({ investor }) =>
      investor
        ? {
            userId: investor.user_id,
            live: { event: 'matches.updated' as const, data: { investor_id: investor.id } },
          }
        : [],
    ),
  );
}
