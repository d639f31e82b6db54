import { KIND_OF_TYPE } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

import type { NotificationRow } from '../inbox/notification.entity.js';
import { mailStates } from '../mail/mail-states.js';

/** Where a stored notification is shown. */
interface Channels {
  readonly inbox: boolean;
  readonly email: boolean;
}

const channelRows = z.array(z.object({ inbox: z.boolean(), email: z.boolean() }));

/**
 * Stores a notification and its mail by the recipient's settings. Without a row of settings both channels
 * are wanted. One statement, because TypeORM needs three for it, and most of their processor time (decision 13).
 */
const STORE = `
  WITH wanted AS (
    SELECT NOT coalesce($13::text = ANY (inbox_off), false) AS inbox,
           NOT coalesce($13::text = ANY (email_off), false) AS email
    FROM (SELECT $2::uuid AS user_id) AS recipient LEFT JOIN notification_settings USING (user_id)
  ), stored AS (
    INSERT INTO notifications (id, user_id, type, title, body, link, startup_id, names_user_id, interest_id,
                               interested_user_id, event_id, created_at, is_hidden)
    SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::uuid, $8::uuid, $9::uuid,
           CASE WHEN $3::text = 'interest_recorded' THEN $8::uuid END, $10::uuid, $11::timestamptz, NOT inbox
    FROM wanted WHERE inbox OR email
    -- The service's inbox prevents repeats, except for a replayed event that it no longer remembers.
    ON CONFLICT DO NOTHING RETURNING id
  ), mail AS (
    INSERT INTO mail_deliveries (notification_id, status)
    SELECT id, $12::text FROM stored, wanted WHERE email AND $14::boolean
  )
  SELECT inbox, email FROM wanted, stored`;

/**
 * Stores a notification that is wanted and not stored yet, and its mail if `withMail`.
 * @returns the channels that the recipient wants; undefined if nothing was stored
 */
export async function storeNotification(
  tx: EntityManager,
  row: Omit<NotificationRow, 'read_at' | 'is_hidden' | 'interested_user_id'>,
  withMail: boolean,
): Promise<Channels | undefined> {
  const { id, user_id, type, title, body, link, startup_id, names_user_id, interest_id, event_id } = row;
  const [channels] = channelRows.parse(
    await tx.query(STORE, [
      ...[id, user_id, type, title, body, link, startup_id, names_user_id, interest_id, event_id],
      ...[row.created_at, mailStates.begin('pending', 'announcer'), KIND_OF_TYPE[type], withMail],
    ]),
  );
  return channels;
}
