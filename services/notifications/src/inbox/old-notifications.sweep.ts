import { Injectable } from '@nestjs/common';
import { Loops } from '@proofround/service-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

const HOUR_MS = 3_600_000;
/** The newest notifications of a user that are kept, read or not. */
export const KEPT_PER_USER = 1000;
/** How many notifications one statement deletes. */
const BATCH = 5000;
/** The sweep checks users who got a notification in this time, which is longer than it can be away. */
const CHECKED_MS = 48 * HOUR_MS;

/** The notification was read 90 days ago, or sent by mail only. Index: notifications_old. */
const OLD = `
  WITH old AS (
    SELECT id FROM notifications
    WHERE coalesce(read_at, CASE WHEN is_hidden THEN created_at END) < now() - interval '90 days' LIMIT ${BATCH}
  ), gone AS (
    DELETE FROM notifications WHERE id IN (SELECT id FROM old) RETURNING 1
  )
  SELECT count(*)::int AS gone FROM gone`;

/** Beyond the newest of a user who got one since the id $1 was made. Ids are time-ordered. */
const SURPLUS = `
  WITH recent AS (
    SELECT DISTINCT user_id FROM notifications WHERE id >= $1::uuid
  ), surplus AS (
    SELECT beyond.id FROM recent CROSS JOIN LATERAL (
      SELECT id FROM notifications WHERE user_id = recent.user_id ORDER BY id DESC OFFSET ${KEPT_PER_USER}
    ) AS beyond LIMIT ${BATCH}
  ), gone AS (
    DELETE FROM notifications WHERE id IN (SELECT id FROM surplus) RETURNING 1
  )
  SELECT count(*)::int AS gone FROM gone`;

const deleted = z.tuple([z.object({ gone: z.number() })]);

/** Deletes notifications that nobody reads any more (NOTE-12). Their waiting mails go with them. */
@Injectable()
export class OldNotificationsSweep {
  constructor(
    private readonly database: DataSource,
    loops: Loops,
  ) {
    loops.add({ name: 'the sweep of old notifications', everyMs: HOUR_MS, next: () => this.next() });
  }

  /** Deletes one batch of each kind. Returns whether more may be left. */
  async next(): Promise<boolean> {
    const since = uuid({ msecs: Date.now() - CHECKED_MS, random: new Uint8Array(16), seq: 0 });
    const [{ gone: old }] = deleted.parse(await this.database.query(OLD));
    const [{ gone: surplus }] = deleted.parse(await this.database.query(SURPLUS, [since]));
    return old === BATCH || surplus === BATCH;
  }
}
