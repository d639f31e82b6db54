import { Injectable } from '@nestjs/common';
import { Outbox } from '@proofround/service-kit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';

import type { Block } from './blocks.js';
import type { Own } from './own-thread.js';
import { type Side, ThreadRow, userOn } from './thread.entity.js';

const SIDES = ['owner', 'guest'] as const;

/** Lets the open pages of both sides show a change of a conversation that is no message (TALK-12). */
@Injectable()
export class ThreadSignals {
  constructor(private readonly outbox: Outbox) {}

  /** The side has read the messages of the other one, whose pages mark them as read. */
  async read(tx: EntityManager, { thread, side }: Own, at: Date): Promise<void> {
    await this.append(tx, thread, (receiver) => (receiver === side ? null : at));
  }

  /** Tells both sides of each conversation of these two users to check whether they may still write (TALK-6). */
  async blockChanged(tx: EntityManager, { by, blocked }: Block): Promise<void> {
    await this.checkAll(tx, [
      { owner_id: by, guest_id: blocked },
      { owner_id: blocked, guest_id: by },
    ]);
  }

  /** Tells both sides of each conversation about the startup to check whether they may still write (TALK-6). */
  async visibilityChanged(tx: EntityManager, startup_id: string): Promise<void> {
    await this.checkAll(tx, { startup_id });
  }

  private async checkAll(
    tx: EntityManager,
    where: FindOptionsWhere<ThreadRow> | FindOptionsWhere<ThreadRow>[],
  ): Promise<void> {
    const threads = await tx.find(ThreadRow, { select: { id: true, owner_id: true, guest_id: true }, where });
    await this.outbox.appendLiveAll(
      tx,
      threads.flatMap((thread) => signalsOf(thread, () => null)),
    );
  }

  private async append(
    tx: EntityManager,
    thread: Own['thread'],
    readAt: (receiver: Side) => Date | null,
  ): Promise<void> {
    await this.outbox.appendLiveAll(tx, signalsOf(thread, readAt));
  }
}

type Sides = Pick<ThreadRow, 'id' | 'owner_id' | 'guest_id'>;

const signalsOf = (thread: Sides, readAt: (receiver: Side) => Date | null) =>
  SIDES.map((receiver) => ({
    userId: userOn(thread, receiver),
    live: {
      event: 'thread.updated' as const,
      data: { thread_id: thread.id, read_at: readAt(receiver)?.toISOString() ?? null },
    },
  }));
