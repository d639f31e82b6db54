import { Injectable } from '@nestjs/common';
import { Transactions } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { mailStates } from './mail-states.js';

/** A digest is sent this long after its first mail was added: by then the cap has room again. */
const SENT_AFTER_MS = 3_600_000;

const found = z.array(z.object({ mail_id: z.string() }));

/** A mail in its table. */
interface QueuedMail {
  readonly table: string;
  readonly key: string;
  readonly id: string;
}

/** Puts mails above a recipient's cap into digests (NOTE-10). */
@Injectable()
export class Digests {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a mail to the user's open digest. A mail is in one digest at most. */
  add(userId: string, { table, key, id }: QueuedMail): Promise<void> {
    return this.transactions.run(async (tx) => {
      const status = mailStates.begin('pending', 'announcer');
      // The conflict's update locks the open digest: it is not sent before this mail is in it.
      const [digest] = found.parse(
        await tx.query(
          `INSERT INTO digests (mail_id, user_id, status, next_attempt_at)
           VALUES ($1, $2, $3, now() + $4 * interval '1 ms')
           ON CONFLICT (user_id) WHERE status = 'pending' AND attempts = 0
           DO UPDATE SET status = digests.status
           RETURNING mail_id`,
          [uuid(), userId, status, SENT_AFTER_MS],
        ),
      );
      await tx.query(`UPDATE ${table} SET digest_id = $1 WHERE ${key} = $2 AND digest_id IS NULL`, [
        digest?.mail_id,
        id,
      ]);
    });
  }
}
