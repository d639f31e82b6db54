import type { EntityManager } from 'typeorm';

/** What a notice of interest says before the investor's address, which ends its body. */
export const BEFORE_ADDRESS = ' You can reach them at ';

const ADDRESS_AT_END = String.raw`${BEFORE_ADDRESS}\S+$`;

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
