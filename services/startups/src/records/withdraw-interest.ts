import { interestWithdrawn } from '@proofround/contracts';
import { type Outbox, updatedRows } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const withdrawn = updatedRows(
  z.object({ interest_id: z.string(), startup_id: z.string(), owner_id: z.string() }),
);

/** Deletes an investor's interest and publishes that; false if there is none. */
export async function withdrawInterest(
  tx: EntityManager,
  outbox: Outbox,
  { startup_id, user_id }: { startup_id: string; user_id: string },
): Promise<boolean> {
  const [[found]] = withdrawn.parse(
    await tx.query(
      `DELETE FROM interests USING startups
       WHERE startup_id = $1 AND user_id = $2 AND startups.id = startup_id
       RETURNING interests.id AS interest_id, startup_id, owner_id`,
      [startup_id, user_id],
    ),
  );
  if (!found) return false;
  await outbox.append(tx, interestWithdrawn, { ...found, investor_user_id: user_id });
  return true;
}
