import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AWAITING_ANSWER,
  conflict,
  forbidden,
  type Message,
  MESSAGE_NOT_FOUND,
  type MessageInput,
  notFound,
  type PageRequest,
  type ReplyOf,
  type rpc,
  THREAD_CLOSED,
} from '@proofround/contracts';
import { Commands, newestFirst, type RawJson, Transactions } from '@proofround/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';

import { Blocks } from './blocks.js';
import { Deliveries } from './deliveries.js';
import { MessageRow, toMessage } from './message.entity.js';
import { Notices } from './notices.js';
import { lockOwnThread, type Own, ownThread } from './own-thread.js';
import { sideOf, ThreadRow } from './thread.entity.js';
import { ThreadSignals } from './thread-signals.js';
import { threadStates } from './thread-states.js';

/** Messages of a conversation (TALK-3 to TALK-8). */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly deliveries: Deliveries,
    private readonly notices: Notices,
    private readonly signals: ThreadSignals,
    private readonly blocks: Blocks,
  ) {}

  /** A page of a thread's messages, newest first. @throws DomainError not_found */
  async listMessages(actor: Actor, threadId: string, page: PageRequest): Promise<RawJson> {
    const { manager } = this.database;
    const { thread } = await ownThread(manager, actor, threadId);
    return newestFirst(manager, MessageRow, { thread_id: thread.id }, page, (row) =>
      toMessage(row, actor.user_id),
    );
  }

  /** Takes an Idempotency-Key. @throws DomainError not_found, forbidden, conflict */
  write(actor: Actor, threadId: string, input: MessageInput): Promise<Message | RawJson> {
    return this.commands.run(actor.user_id, async (tx) => {
      const own = await lockOwnThread(tx, actor, threadId);
      const row = await this.writeInto(tx, own, input);
      return toMessage(row, actor.user_id);
    });
  }

  /**
   * Writes into a locked thread. An investor who writes accepts an introduction (TALK-2).
   * @throws DomainError forbidden, conflict
   */
  async writeInto(tx: EntityManager, own: Own, input: MessageInput): Promise<MessageRow> {
    const { thread, side } = own;
    await this.assertWritable(tx, own);
    if (thread.state === 'open') return this.deliveries.deliver(tx, own, input, 'message');
    if (side === 'owner') {
      throw thread.state === 'requested' ? conflict(AWAITING_ANSWER) : forbidden(THREAD_CLOSED);
    }
    thread.state = threadStates.move(thread.state, 'open', 'investor');
    await tx.update(ThreadRow, { id: thread.id }, { state: thread.state });
    await this.notices.answered(tx, own, true);
    return this.deliveries.deliver(tx, own, input, 'quiet');
  }

  /** @throws DomainError forbidden while either blocks the other or the startup is held (TALK-6, TALK-13) */
  async assertWritable(tx: EntityManager, { thread }: Own): Promise<void> {
    const isBlocked = await this.blocks.isBetween(tx, thread.owner_id, thread.guest_id);
    if (isBlocked || thread.startup?.held) throw forbidden(THREAD_CLOSED);
  }

  /** Marks all messages to the caller as read, and the notification about them. Both sides see it at once. */
  async markRead(actor: Actor, threadId: string): Promise<{ unread_count: number }> {
    await this.transactions.run(async (tx) => {
      const own = await lockOwnThread(tx, actor, threadId);
      const { thread, side } = own;
      const read_at = new Date();
      const unread = { thread_id: thread.id, sender_id: Not(actor.user_id), read_at: IsNull() };
      const { affected } = await tx.update(MessageRow, unread, { read_at });
      await tx.update(ThreadRow, { id: thread.id }, { [`${side}_unread`]: 0 });
      await this.notices.read(tx, actor.user_id, thread.id);
      if (affected !== 0) await this.signals.read(tx, own, read_at);
    });
    return this.getUnreadCount(actor);
  }

  async getUnreadCount({ user_id }: Actor): Promise<{ unread_count: number }> {
    const asOwner = await this.database.manager.sum(ThreadRow, 'owner_unread', { owner_id: user_id });
    const asGuest = await this.database.manager.sum(ThreadRow, 'guest_unread', { guest_id: user_id });
    return { unread_count: (asOwner ?? 0) + (asGuest ?? 0) };
  }

  /** A message for a report, only to the two users of its thread. @throws DomainError not_found */
  async getReported(actor: Actor, messageId: string): Promise<ReplyOf<typeof rpc.conversations.getReported>> {
    const row = await this.database.manager.findOne(MessageRow, {
      where: { id: messageId },
      relations: { thread: { startup: true } },
    });
    if (!row?.thread?.startup || !sideOf(row.thread, actor.user_id)) throw notFound(MESSAGE_NOT_FOUND);
    const { startup_id, idea_title } = row.thread.startup;
    return {
      text: row.quote_text === null ? row.message : `${row.message}\n\n> ${row.quote_text}`,
      author_id: row.sender_id,
      startup: { id: startup_id, idea_title },
    };
  }
}
