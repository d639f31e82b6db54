import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

/** With fewer passes a founder could tell who passed (PIPELINE-10). */
const MIN_PASSES = 3;

/** A card that is in no group of passes. */
export const UNGROUPED = { feedback_group: null, feedback_size: null } as const;

const ids = z.array(z.object({ id: z.string() }));

/** The passes of startup $1. A pass is complete while all passes of its group are still there. */
export const PASSES = `
  SELECT id, reason, message, feedback_group,
         coalesce(count(*) OVER (PARTITION BY feedback_group) = feedback_size, false) AS is_complete
  FROM pipeline_cards WHERE startup_id = $1 AND board_column = 'passed'`;

/**
 * Founders see passes in groups, which appear and disappear as a whole. If passes appeared one by one, a
 * withdrawal at the same moment would tell whose the new reason is. A group has three passes that never
 * appeared, and also takes what is left of groups that lost a pass. Returns whether there is a new group.
 * The caller has locked the startup.
 */
export async function groupPasses(tx: EntityManager, startupId: string): Promise<boolean> {
  const waiting = ids.parse(
    await tx.query(
      `WITH passes AS (${PASSES})
       SELECT id FROM passes WHERE NOT is_complete
         AND (SELECT count(*) FROM passes WHERE feedback_group IS NULL) >= ${MIN_PASSES}`,
      [startupId],
    ),
  );
  if (waiting.length === 0) return false;
  await tx.query('UPDATE pipeline_cards SET feedback_group = $1, feedback_size = $2 WHERE id = ANY ($3)', [
    uuid(),
    waiting.length,
    waiting.map(({ id }) => id),
  ]);
  return true;
}
