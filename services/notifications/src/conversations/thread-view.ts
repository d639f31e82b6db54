import { Injectable } from '@nestjs/common';
import type { Thread } from '@proofround/contracts';
import { In, type EntityManager } from 'typeorm';

import { Contacts } from '../contacts/contacts.service.js';
import { MessageRow, toMessage } from './message.entity.js';
import { isBlocked, kindOf, otherSide, roleOf, userOn, type Side, type ThreadRow } from './thread.entity.js';

/** The name of an account that auth has deleted, until the deletion reaches this service. */
const NOBODY = 'Closed account';

/** Whether a side may write now. An investor who writes accepts an introduction. */
function mayWrite(thread: ThreadRow, side: Side): boolean {
  if (isBlocked(thread) || thread.startup?.held) return false;
  return thread.state === 'open' || side === 'guest';
}

/** Shows threads to one of their two users, with the names from auth. */
@Injectable()
export class ThreadViews {
  constructor(private readonly contacts: Contacts) {}

  /** The threads have their startups loaded. */
  async of(tx: EntityManager, userId: string, threads: readonly ThreadRow[]): Promise<Thread[]> {
    const others = threads.map((thread) => userOn(thread, otherSide(sideFor(thread, userId))));
    const names = await this.contacts.namesOf(others);
    const last = await lastMessages(tx, threads);
    return threads.map((thread) => {
      const side = sideFor(thread, userId);
      const other = otherSide(side);
      const message = last.get(thread.id);
      return {
        id: thread.id,
        kind: kindOf(thread),
        startup: thread.startup ? { id: thread.startup_id, idea_title: thread.startup.idea_title } : null,
        listing_id: thread.listing_id,
        other: { name: names.get(userOn(thread, other)) ?? NOBODY, role: roleOf(thread, other) },
        state: thread.state,
        can_write: mayWrite(thread, side),
        blocked: thread[`${side}_blocked`],
        unread_count: thread[`${side}_unread`],
        last_message: message ? toMessage(message, userId) : null,
        created_at: thread.created_at.toISOString(),
      };
    });
  }

  async one(tx: EntityManager, userId: string, thread: ThreadRow): Promise<Thread> {
    const [view] = await this.of(tx, userId, [thread]);
    if (!view) throw new Error('The view of a thread is missing');
    return view;
  }
}

const sideFor = ({ owner_id }: ThreadRow, userId: string): Side => (owner_id === userId ? 'owner' : 'guest');

async function lastMessages(
  tx: EntityManager,
  threads: readonly ThreadRow[],
): Promise<Map<string, MessageRow>> {
  const ids = threads.flatMap(({ last_message_id }) => last_message_id ?? []);
  const rows = ids.length === 0 ? [] : await tx.findBy(MessageRow, { id: In(ids) });
  return new Map(rows.map((row) => [row.thread_id, row]));
}
