import { Injectable } from '@nestjs/common';
import { type Actor, notACursor, type RequestOf, type rpc, type Thread } from '@proofround/contracts';
import { cursorOf, PAGE_ROWS, pageOf, positionOf, type RawJson } from '@proofround/service-kit';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';

import { Contacts } from '../contacts/contacts.js';
import { ownThread } from './own-thread.js';
import { otherUser, ThreadRow } from './thread.entity.js';
import { threadView, threadViews } from './thread-view.js';

const LAST = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
/** auth names the users of a page in one call, which takes at most 500 ids. */
const MAX_PAGE = Math.min(PAGE_ROWS, 200);

const MILLISECONDS = /^\d{1,15}$/;

const ids = z.array(z.object({ id: z.string() }));

const sideOf = (column: 'owner_id' | 'guest_id') => `
  (SELECT id, last_message_at FROM threads
   WHERE ${column} = $1 AND (last_message_at, id) < ($2::timestamptz, $3::uuid)
   ORDER BY last_message_at DESC, id DESC LIMIT $4)`;

/** A user's threads. */
@Injectable()
export class ThreadLists {
  constructor(
    private readonly database: DataSource,
    private readonly contacts: Contacts,
  ) {}

  /** A page of the caller's threads, the one with the newest message first. */
  async list({
    actor,
    limit = MAX_PAGE,
    cursor,
  }: RequestOf<typeof rpc.conversations.list>): Promise<RawJson> {
    const { manager } = this.database;
    const before = cursor === undefined ? LAST : lastBefore(cursor);
    const found = ids.parse(
      await manager.query(
        `SELECT id FROM (${sideOf('owner_id')} UNION ALL ${sideOf('guest_id')}) AS mine
         ORDER BY last_message_at DESC, id DESC LIMIT $4`,
        [actor.user_id, before.at, before.id, limit + 1],
      ),
    );
    const rows = await manager.find(ThreadRow, {
      where: { id: In(found.map(({ id }) => id)) },
      relations: { startup: true },
      order: { last_message_at: 'DESC', id: 'DESC' },
    });
    const names = await this.contacts.namesOf(rows.map((row) => otherUser(row, actor.user_id)));
    const views = await threadViews(manager, actor.user_id, rows, names);
    const items = rows.map((row, at) => ({
      id: cursorOf({ value: String(row.last_message_at.getTime()), id: row.id }),
      view: views[at],
    }));
    return pageOf(items, limit, ({ view }) => JSON.stringify(view));
  }

  async get(actor: Actor, threadId: string): Promise<Thread> {
    const { manager } = this.database;
    const { thread } = await ownThread(manager, actor, threadId);
    const names = await this.contacts.namesOf([otherUser(thread, actor.user_id)]);
    return threadView(manager, actor.user_id, thread, names);
  }
}

/** @throws DomainError invalid for the cursor of another list */
function lastBefore(cursor: string): { at: Date; id: string } {
  const { value, id } = positionOf(cursor);
  if (!MILLISECONDS.test(value)) throw notACursor();
  return { at: new Date(Number(value)), id };
}
