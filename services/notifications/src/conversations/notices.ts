import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { Announcer, type Recipient } from '../announcer/announcer.js';
import { NotificationRow } from '../inbox/notification.entity.js';
import { Blocks } from './blocks.js';
import type { Own } from './own-thread.js';
import { answerText, introductionText, linkOf, messageText } from './texts.js';
import { otherSide, userOn } from './thread.entity.js';

/** The notifications of a conversation. The caller has locked the thread. */
@Injectable()
export class Notices {
  constructor(
    private readonly announcer: Announcer,
    private readonly blocks: Blocks,
  ) {}

  /** One notification for each thread until it is read; its mail follows only if the message stays unread. */
  async received(tx: EntityManager, own: Own, messageId: string): Promise<void> {
    const to = recipientOf(own);
    if (await tx.existsBy(NotificationRow, unreadOf(to.user_id, own.thread.id))) return;
    const text = messageText(own.thread.id, titleOf(own));
    await this.announcer.store(tx, to, { event_id: messageId, ...text }, { withMail: false });
  }

  async requested(tx: EntityManager, own: Own): Promise<void> {
    const text = introductionText(own.thread.id, titleOf(own));
    await this.announcer.store(tx, recipientOf(own), { event_id: uuid(), ...text });
  }

  /** Nobody reads of the answer while either blocks the other (TALK-13). */
  async answered(tx: EntityManager, own: Own, isAccepted: boolean): Promise<void> {
    const { owner_id, guest_id } = own.thread;
    if (await this.blocks.isBetween(tx, owner_id, guest_id)) return;
    const text = answerText(own.thread.id, titleOf(own), isAccepted);
    await this.announcer.store(tx, recipientOf(own), { event_id: uuid(), ...text });
  }

  /** Marks the notification about a thread as read. */
  async read(tx: EntityManager, userId: string, threadId: string): Promise<void> {
    await tx.update(NotificationRow, unreadOf(userId, threadId), { read_at: new Date() });
  }
}

const unreadOf = (user_id: string, threadId: string) =>
  ({ user_id, type: 'message_received', link: linkOf(threadId), read_at: IsNull() }) as const;

/** Names the writer, so that deleting the writer's account deletes the notification too. */
function recipientOf({ thread, side }: Own): Recipient {
  return {
    user_id: userOn(thread, otherSide(side)),
    startup_id: thread.startup_id,
    names_user_id: userOn(thread, side),
  };
}

const titleOf = ({ thread }: Own): string => thread.startup?.idea_title ?? '';
