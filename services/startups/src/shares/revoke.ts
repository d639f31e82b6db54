import type { EmailMark } from '@proofround/contracts';
import { In, type EntityManager } from 'typeorm';

import { ShareOpenRow, ShareReaderRow } from './share-parts.entity.js';
import { ShareRow } from './share.entity.js';

async function forgetReaders(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.delete(ShareReaderRow, { share_id: In(ids) });
  await tx.delete(ShareOpenRow, { share_id: In(ids) });
}

/** Revokes a link and erases its readers. The caller has locked the startup. */
export async function revokeShare(tx: EntityManager, id: string): Promise<void> {
  await tx.update(ShareRow, { id }, { revoked_at: new Date() });
  await forgetReaders(tx, [id]);
}

/** Revokes all links of startups that are being deleted and returns the links' ids. */
export async function revokeSharesOf(tx: EntityManager, startupIds: readonly string[]): Promise<string[]> {
  const shares = await tx.find(ShareRow, {
    where: { startup_id: In(startupIds) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const ids = shares.map(({ id }) => id);
  await tx.update(ShareRow, { id: In(ids) }, { revoked_at: new Date(), startup_id: null, fields: [] });
  await forgetReaders(tx, ids);
  return ids;
}

/** Erases a reader of any link by the mark of the e-mail address that they entered (SHARE-9). */
export async function forgetReader(tx: EntityManager, { salt, hash }: EmailMark): Promise<void> {
  await tx.query(
    `DELETE FROM share_readers WHERE encode(sha256(convert_to($1 || email, 'UTF8')), 'hex') = $2`,
    [salt, hash],
  );
}
