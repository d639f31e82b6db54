import type { Thread } from '@proofround/contracts';
import { type EntityManager, In } from 'typeorm';

import { blocksOf } from './blocks.js';
import { MessageRow, toMessage } from './message.entity.js';
import { kindOf, otherSide, otherUser, roleOf, type Side, type ThreadRow } from './thread.entity.js';

/** The name of an account that auth has deleted, until the deletion reaches this service. */
export const NOBODY = 'Closed account';

/** Whether a side may write now. An investor who writes accepts an introduction. */
function mayWrite(thread: ThreadRow, side: Side, isBlocked: boolean): boolean {
  if (isBlocked || thread.startup?.held) return false;
  return thread.state === 'open' || side === 'guest';
}

/**
 * Shows threads, with their startups loaded, to one of their two users. Read the `names` before a
 * transaction: auth may take seconds, e.g. while it restarts, and a transaction holds locks.
 */
export async function threadViews(
  manager: EntityManager,
  userId: string,
  threads: readonly ThreadRow[],
  names: ReadonlyMap<string, string>,
): Promise<Thread[]> {
  const last = await lastMessages(manager, threads);
  const others = threads.map((thread) => otherUser(thread, userId));
  const blocks = await blocksOf(manager, userId, others);
  return threads.map((thread) => {
    const side = sideFor(thread, userId);
    const otherId = otherUser(thread, userId);
    const message = last.get(thread.id);
    return {
      id: thread.id,
      kind: kindOf(thread),
      startup: thread.startup ? { id: thread.startup_id, idea_title: thread.startup.idea_title } : null,
      listing_id: thread.listing_id,
      other: {
        name: names.get(otherId) ?? NOBODY,
        role: roleOf(thread, otherSide(side)),
      },
      state: thread.state,
      can_write: mayWrite(thread, side, blocks.isBetween(otherId)),
      blocked: blocks.hasBlocked(otherId),
      unread_count: thread[`${side}_unread`],
      last_message: message ? toMessage(message, userId) : null,
      created_at: thread.created_at.toISOString(),
    };
  });
}

/** Like {@link threadViews}, of one thread. */
export async function threadView(
  manager: EntityManager,
  userId: string,
  thread: ThreadRow,
  names: ReadonlyMap<string, string>,
): Promise<Thread> {
  const [view] = await threadViews(manager, userId, [thread], names);
  if (!view) throw new Error('The view of a thread is missing');
  return view;
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
