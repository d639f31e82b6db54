import type { EmailMark } from '@proofround/contracts';
import { updatedRows } from '@proofround/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { z } from 'zod';

import { ShareRow } from './share.entity.js';
import { ShareOpenRow, ShareReaderRow } from './share-opens.entity.js';

const revoked = updatedRows(z.object({ id: z.string() }));

async function forgetReaders(tx: EntityManager, ids: string[]): Promise<void> {
  await tx.delete(ShareReaderRow, { share_id: Any(ids) });
  await tx.delete(ShareOpenRow, { share_id: Any(ids) });
}

/** Revokes a link and erases its readers. The caller has locked the startup. */
export async function revokeShare(tx: EntityManager, id: string): Promise<void> {
  await tx.update(ShareRow, { id }, { revoked_at: new Date() });
  await forgetReaders(tx, [id]);
}

/** Revokes all links of startups that the caller has locked and deletes, and returns the links' ids. */
export async function revokeSharesOf(tx: EntityManager, startupIds: readonly string[]): Promise<string[]> {
  const [shares] = revoked.parse(
    await tx.query(
      `UPDATE shares SET revoked_at = now(), startup_id = NULL, fields = '{}'
       WHERE startup_id = ANY($1) RETURNING id`,
      [startupIds],
    ),
  );
  const ids = shares.map(({ id }) => id);
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
