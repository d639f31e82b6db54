import { createHmac } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';
import {
  emailKey,
  forbidden,
  gone,
  notFound,
  type RequestOf,
  rpc,
  SHARE_GONE,
  SHARE_NEEDS_EMAIL,
  SHARE_NOT_FOUND,
  type SharedStartup,
  shareOpened,
} from '@proofround/contracts';
import { CONFIG, Outbox, Transactions } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';

import type { StartupsConfig } from '../config.js';
import { StartupRow } from '../records/startup.entity.js';
import { ShareRow } from './share.entity.js';
import { toSharedStartup } from './shared-startup.js';

/** A visitor's next open counts only after this time. `ShareSweep` then deletes the visitor. */
export const REPEAT_MINUTES = 10;
/** The most readers that a link stores, because anyone may enter any number of addresses. */
const READERS_MAX = 500;
/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Opens of links by anyone (SHARE-4 to SHARE-7). */
@Injectable()
export class ShareOpensService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Pick<StartupsConfig, 'VISITOR_SECRET'>,
  ) {}

  /** Counts the open and returns the chosen fields. */
  open({ token, email, visitor }: RequestOf<typeof rpc.shares.open>): Promise<SharedStartup> {
    return this.transactions.run(async (tx) => {
      // Postgres refuses a text with a null character, which a token from an address may contain.
      const share = TOKEN.test(token) ? await tx.findOneBy(ShareRow, { token }) : null;
      if (!share) throw notFound(SHARE_NOT_FOUND);
      const startup = await shownStartup(tx, share);
      if (!startup) throw gone(SHARE_GONE);
      if (share.email_gate && email === undefined) throw forbidden(SHARE_NEEDS_EMAIL);
      const counts = await this.count(tx, share, visitor);
      if (share.email_gate && email !== undefined) await countReader(tx, share, email, counts);
      if (counts) await this.announce(tx, startup);
      return toSharedStartup(share, startup);
    });
  }

  /** Counts an open unless the visitor's last one was minutes ago; returns whether it counts. */
  private async count(tx: EntityManager, { id }: ShareRow, visitor: string): Promise<boolean> {
    const rows: unknown = await tx.query(
      `WITH counted AS (
         INSERT INTO share_opens (share_id, visitor, opened_at) VALUES ($1, $2, now())
         ON CONFLICT (share_id, visitor) DO UPDATE SET opened_at = excluded.opened_at
           WHERE share_opens.opened_at < now() - interval '${REPEAT_MINUTES} minutes'
         RETURNING share_id
       )
       SELECT share_id FROM counted`,
      [id, this.hashOf(id, visitor)],
    );
    if (!Array.isArray(rows) || rows.length === 0) return false;
    await tx.increment(ShareRow, { id }, 'opens', 1);
    return true;
  }

  /**
   * Hashes address and browser. Every replica has the key; the database does not. After a change of the
   * key a repeat may count once more.
   */
  private hashOf(shareId: string, visitor: string): string {
    return createHmac('sha256', this.config.VISITOR_SECRET)
      .update(`${shareId}\n${visitor}`)
      .digest('base64url');
  }

  /** Notifies the owner, at most once per UTC day. */
  private async announce(tx: EntityManager, { id, owner_id, idea_title }: StartupRow): Promise<void> {
    const rows: unknown = await tx.query(
      `INSERT INTO share_announcements (startup_id, day) VALUES ($1, (now() AT TIME ZONE 'UTC')::date)
       ON CONFLICT (startup_id) DO UPDATE SET day = excluded.day WHERE share_announcements.day < excluded.day
       RETURNING startup_id`,
      [id],
    );
    if (Array.isArray(rows) && rows.length > 0)
      await this.outbox.append(tx, shareOpened, { startup_id: id, owner_id, idea_title });
  }
}

/**
 * The startup behind a link; null if the link is revoked or expired, or the startup held or deleted.
 * Locks the startup against deletion and the link against revocation, so that no reader is stored
 * afterwards.
 */
async function shownStartup(tx: EntityManager, { id, startup_id }: ShareRow): Promise<StartupRow | null> {
  if (startup_id === null) return null;
  const startup = await tx.findOne(StartupRow, {
    where: { id: startup_id, held_back: false },
    lock: { mode: 'for_key_share' },
  });
  if (!startup) return null;
  const share = await tx.findOne(ShareRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  const live =
    share?.revoked_at === null && (share.expires_at === null || share.expires_at.getTime() > Date.now());
  return live ? startup : null;
}

/** Stores the reader's address. A new address counts as one open, even if the visitor's open does not. */
async function countReader(
  tx: EntityManager,
  { id }: ShareRow,
  email: string,
  counts: boolean,
): Promise<void> {
  await tx.query(
    `INSERT INTO share_readers (share_id, email, opens, last_opened_at)
     SELECT $1::uuid, $2::text, 1, now()
     WHERE EXISTS (SELECT FROM share_readers WHERE share_id = $1 AND email = $2)
       OR (SELECT count(*) FROM share_readers WHERE share_id = $1) < ${READERS_MAX}
     ON CONFLICT (share_id, email)
       DO UPDATE SET opens = share_readers.opens + $3::int, last_opened_at = excluded.last_opened_at`,
    [id, emailKey(email), counts ? 1 : 0],
  );
}
