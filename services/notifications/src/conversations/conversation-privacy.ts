import { Injectable } from '@nestjs/common';
import type { Actor, PageRequest } from '@proofround/contracts';
import { Commands, newestFirst, newestRows, PAGE_ROWS, pageOf, type RawJson } from '@proofround/service-kit';
import { Any, DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';

import { NotificationRow } from '../inbox/notification.entity.js';
import { Blocks, blocksOf } from './blocks.js';
import { DiscussedStartupRow } from './discussed-startup.entity.js';
import { MessageRow, quoteOf } from './message.entity.js';
import { kindOf, otherUser, ThreadRow } from './thread.entity.js';

const ids = z.array(z.object({ id: z.string() }));
const TYPES = ['message_received', 'introduction_requested', 'introduction_answered'] as const;

/** The export and the erasure of conversations (TALK-9). */
@Injectable()
export class ConversationPrivacy {
  constructor(
    private readonly database: DataSource,
    private readonly commands: Commands,
    private readonly blocks: Blocks,
  ) {}

  async exportThreads({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    const where = [{ owner_id: user_id }, { guest_id: user_id }];
    const { manager } = this.database;
    const rows = await newestRows(manager, ThreadRow, where, page);
    const others = rows.map((row) => otherUser(row, user_id));
    const blocks = await blocksOf(manager, user_id, others);
    const toItem = (row: ThreadRow) => ({
      id: row.id,
      kind: kindOf(row),
      startup_id: row.startup_id,
      listing_id: row.listing_id,
      state: row.state,
      blocked: blocks.hasBlocked(otherUser(row, user_id)),
      created_at: row.created_at.toISOString(),
    });
    return pageOf(rows, page.limit ?? PAGE_ROWS, (row) => JSON.stringify(toItem(row)));
  }

  /** What the user wrote, newest first. */
  exportMessages({ user_id }: Actor, page: PageRequest): Promise<RawJson> {
    return newestFirst(this.database.manager, MessageRow, { sender_id: user_id }, page, (row) => ({
      id: row.id,
      thread_id: row.thread_id,
      message: row.message,
      quote: quoteOf(row),
      created_at: row.created_at.toISOString(),
    }));
  }

  /** Deletes the user's threads for both sides, with messages, mails and the other's notifications, and the blocks. */
  async eraseUser(tx: EntityManager, user_id: string): Promise<void> {
    await this.erase(tx, 'owner_id = $1 OR guest_id = $1', user_id);
    await this.blocks.eraseUser(tx, user_id);
    await tx.delete(NotificationRow, { names_user_id: user_id, type: In([...TYPES]) });
  }

  /** The caller deletes the notifications about the startup. */
  async eraseStartup(tx: EntityManager, startup_id: string): Promise<void> {
    await this.erase(tx, 'startup_id = $1', startup_id);
    await tx.delete(DiscussedStartupRow, { startup_id });
  }

  /** Locks in the order of the ids, so that two erasures of shared threads do not deadlock. */
  private async erase(tx: EntityManager, where: string, id: string): Promise<void> {
    const found = ids.parse(
      await tx.query(`SELECT id FROM threads WHERE ${where} ORDER BY id FOR UPDATE`, [id]),
    );
    const threadIds = found.map((row) => row.id);
    if (threadIds.length === 0) return;
    await tx.delete(ThreadRow, { id: Any(threadIds) });
    await this.commands.forget(tx, ...threadIds);
  }
}
