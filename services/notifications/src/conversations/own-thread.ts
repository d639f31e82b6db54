import { type Actor, notFound, THREAD_NOT_FOUND } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

import { DiscussedStartupRow } from './discussed-startup.entity.js';
import { type Side, sideOf, ThreadRow } from './thread.entity.js';

/** A thread as one of its two users. */
export interface Own {
  readonly thread: ThreadRow;
  readonly side: Side;
}

/** Reads a thread of the caller, with its startup. @throws DomainError not_found, also for threads of others (TALK-3) */
export async function ownThread(tx: EntityManager, actor: Actor, threadId: string): Promise<Own> {
  const thread = await tx.findOne(ThreadRow, { where: { id: threadId }, relations: { startup: true } });
  return asOwn(thread, actor);
}

/**
 * Locks a thread of the caller. While it is locked, neither the accounts nor the startup
 * can be erased, because an erasure deletes the thread first.
 */
export async function lockOwnThread(tx: EntityManager, actor: Actor, threadId: string): Promise<Own> {
  const thread = await tx.findOne(ThreadRow, {
    where: { id: threadId },
    lock: { mode: 'pessimistic_write' },
  });
  const own = asOwn(thread, actor);
  own.thread.startup = await tx.findOneByOrFail(DiscussedStartupRow, { startup_id: own.thread.startup_id });
  return own;
}

function asOwn(thread: ThreadRow | null, actor: Actor): Own {
  const side = thread ? sideOf(thread, actor.user_id) : undefined;
  if (!thread || !side) throw notFound(THREAD_NOT_FOUND);
  return { thread, side };
}
