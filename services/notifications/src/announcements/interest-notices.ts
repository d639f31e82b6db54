import type { EntityManager } from 'typeorm';

import { ADDRESS_AT_END } from './texts.js';

/** Removes the address of an investor from what a founder was told of the investor's interest (TALK-13). */
export async function removeAddress(
  tx: EntityManager,
  { of, shownTo }: { of: string; shownTo: string },
): Promise<void> {
  await tx.query(
    `UPDATE notifications SET body = regexp_replace(body, $3, '')
     WHERE user_id = $1 AND names_user_id = $2 AND type = 'interest_recorded'`,
    [shownTo, of, ADDRESS_AT_END],
  );
}
