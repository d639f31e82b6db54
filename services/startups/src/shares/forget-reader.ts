import type { EmailMark } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

/** Erases a reader of any link by the mark of the e-mail address that they entered (SHARE-9). */
export async function forgetReader(tx: EntityManager, { salt, hash }: EmailMark): Promise<void> {
  await tx.query(
    `DELETE FROM share_readers WHERE encode(sha256(convert_to($1 || email, 'UTF8')), 'hex') = $2`,
    [salt, hash],
  );
}
