import { updatedRows, type Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import type { StartupRow } from '../startups/startup.entity.js';

const droppedRows = updatedRows(z.object({ investor_id: z.string(), user_id: z.string() }));

/**
 * Takes the matches of a startup that is held back away and tells their investors. A held startup
 * has none, so it takes no place among anybody's best. The caller has locked the startup and
 * stores it afterwards.
 */
export async function dropMatches(tx: EntityManager, outbox: Outbox, startup: StartupRow): Promise<void> {
  const [dropped] = droppedRows.parse(
    await tx.query(
      `DELETE FROM matches USING investor_profiles AS investor
       WHERE matches.startup_id = $1 AND investor.id = matches.investor_id
       RETURNING matches.investor_id, investor.user_id`,
      [startup.id],
    ),
  );
  startup.match_count = 0;
  for (const { investor_id, user_id } of dropped) {
    await outbox.appendLive(tx, user_id, { event: 'matches.updated', data: { investor_id } });
  }
}
