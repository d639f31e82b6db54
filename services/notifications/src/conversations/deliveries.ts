import { Inject, Injectable } from '@nestjs/common';
import type { MessageInput } from '@proofround/contracts';
import { CONFIG, Outbox } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { NotificationsConfig } from '../config.js';
import { mailStates } from '../mail/mail-states.js';
import { MAILER, type Mailer } from '../mail/mailer.js';
import { MessageRow, toMessage } from './message.entity.js';
import { Notices } from './notices.js';
import type { Own } from './own-thread.js';
import { otherSide, userOn } from './thread.entity.js';

/** Stores a message in a locked thread, its live events and its notification. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly outbox: Outbox,
    private readonly notices: Notices,
    @Inject(MAILER) private readonly mailer: Mailer | null,
    @Inject(CONFIG) private readonly config: Pick<NotificationsConfig, 'MESSAGE_MAIL_MS'>,
  ) {}

  /** `quiet`: the same transaction creates another notification for the recipient, with a mail of its own. */
  async deliver(
    tx: EntityManager,
    { thread, side }: Own,
    { message, quote }: MessageInput,
    notice: 'message' | 'quiet',
  ): Promise<MessageRow> {
    const [sender, recipient] = [userOn(thread, side), userOn(thread, otherSide(side))];
    const row = tx.create(MessageRow, {
      id: uuid(), // after the lock, so that ids follow the order of the messages
      thread_id: thread.id,
      sender_id: sender,
      message,
      quote_kind: quote?.kind ?? null,
      quote_text: quote?.text ?? null,
      created_at: new Date(),
      read_at: null,
    });
    await tx.insert(MessageRow, row);
    const unread = `${otherSide(side)}_unread` as const;
    await tx.query(
      `UPDATE threads SET ${unread} = ${unread} + 1, last_message_id = $2, last_message_at = $3 WHERE id = $1`,
      [thread.id, row.id, row.created_at],
    );
    thread[unread] += 1;
    Object.assign(thread, { last_message_id: row.id, last_message_at: row.created_at });
    await this.outbox.appendLiveAll(
      tx,
      [recipient, sender].map((userId) => ({
        userId,
        live: { event: 'message.created' as const, data: toMessage(row, userId) },
      })),
    );
    if (notice === 'message') {
      await this.notices.received(tx, { thread, side }, row.id);
      await this.mailLater(tx, thread.id, recipient);
    }
    return row;
  }

  /** One mail waits for each thread and recipient. */
  private async mailLater(tx: EntityManager, threadId: string, userId: string): Promise<void> {
    if (!this.mailer) return;
    await tx.query(
      `INSERT INTO message_mails (mail_id, thread_id, user_id, status, next_attempt_at)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 ms') ON CONFLICT DO NOTHING`,
      [uuid(), threadId, userId, mailStates.begin('pending', 'announcer'), this.config.MESSAGE_MAIL_MS],
    );
  }
}
