import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { mailStates } from './mail-states.js';

/** A digest is sent this long after its first mail was added: by then the cap has room again. */
const SENT_AFTER_MS = 3_600_000;

/** A mail in its table. */
interface QueuedMail {
  readonly table: string;
  readonly key: string;
  readonly id: string;
}

/**
 * Adds a mail to the user's open digest. The conflict's update locks the digest until the statement ends, so
 * it is not sent before this mail is in it. $1 a new digest, $2 user, $3 status, $4 pause, $5 mail.
 */
const addTo = (table: string, key: string): string => `
  WITH digest AS (
    INSERT INTO digests (mail_id, user_id, status, next_attempt_at)
    VALUES ($1, $2, $3, now() + $4 * interval '1 ms')
    ON CONFLICT (user_id) WHERE status = 'pending' AND attempts = 0
    DO UPDATE SET status = digests.status
    RETURNING mail_id
  )
  UPDATE ${table} SET digest_id = digest.mail_id FROM digest WHERE ${table}.${key} = $5 AND digest_id IS NULL`;

/** Puts mails above a recipient's cap into digests (NOTE-10). */
@Injectable()
export class Digests {
  constructor(private readonly database: DataSource) {}

  /** Adds a mail to the user's open digest. A mail is in one digest at most. */
  async add(userId: string, { table, key, id }: QueuedMail): Promise<void> {
    const status = mailStates.begin('pending', 'announcer');
    await this.database.query(addTo(table, key), [uuid(), userId, status, SENT_AFTER_MS, id]);
  }
}
