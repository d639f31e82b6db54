import { Injectable } from '@nestjs/common';
import {
  type Actor,
  assertAccess,
  conflict,
  forbidden,
  LISTING_NOT_FOUND,
  MAY_WRITE,
  NO_CONNECTION,
  NO_INTRODUCTION,
  notFound,
  type RequestOf,
  type rpc,
  STARTUP_NOT_FOUND,
  type Thread,
  type ThreadInput,
} from '@proofround/contracts';
import {
  Commands,
  Departures,
  findRows,
  type RawJson,
  RpcClient,
  Transactions,
} from '@proofround/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { removeAddress } from '../announcer/interest-notices.js';
import { Contacts } from '../contacts/contacts.js';
import { Blocks } from './blocks.js';
import { type Connection, connectionOf, factsFor } from './connection.js';
import { Deliveries } from './deliveries.js';
import { DiscussedStartups } from './discussed-startups.js';
import { MessagesService } from './messages.service.js';
import { Notices } from './notices.js';
import { lockOwnThread, type Own, ownThread } from './own-thread.js';
import { otherSide, otherUser, ThreadRow, userOn } from './thread.entity.js';
import { ThreadSignals } from './thread-signals.js';
import { threadStates } from './thread-states.js';
import { threadView } from './thread-view.js';

const insertedRows = z.array(z.object({ id: z.string() }));

/** Opens, answers and blocks conversations (TALK-1, TALK-2, TALK-6). */
@Injectable()
export class ThreadsService {
  constructor(
    private readonly rpcClient: RpcClient,
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly commands: Commands,
    private readonly departures: Departures,
    private readonly startups: DiscussedStartups,
    private readonly messages: MessagesService,
    private readonly deliveries: Deliveries,
    private readonly notices: Notices,
    private readonly signals: ThreadSignals,
    private readonly contacts: Contacts,
    private readonly blocks: Blocks,
  ) {}

  /** Takes an Idempotency-Key. @throws DomainError invalid, not_found, forbidden, conflict */
  async create(actor: Actor, input: ThreadInput): Promise<Thread | RawJson> {
    const facts = await factsFor(this.rpcClient, actor, input);
    const { owner_id, guest_id } = facts.facts ?? {};
    const names = await this.contacts.namesOf([owner_id, guest_id].filter((one) => typeof one === 'string'));
    // The checks run inside the command, so a repeat gets the first answer even if the facts have changed.
    return this.commands.run(actor.user_id, async (tx) => {
      const connection = connectionOf(actor, input, facts);
      await this.assertNobodyLeft(tx, actor, connection);
      await this.startups.store(tx, connection.startup);
      const { id, isNew } = await this.findOrOpen(tx, connection);
      const own = await lockOwnThread(tx, actor, id);
      if (isNew) await this.begin(tx, own, connection, input);
      else await this.resume(tx, own, connection, input);
      return threadView(tx, actor.user_id, own.thread, names);
    });
  }

  /** Stores the investor's answer to an introduction, with an optional message. @throws DomainError not_found, forbidden, conflict */
  async answer({ actor, thread_id, body }: RequestOf<typeof rpc.conversations.answer>): Promise<Thread> {
    const { accepted, message } = body;
    if (message !== null) assertAccess(MAY_WRITE, actor);
    const names = await this.namesFor(actor, thread_id);
    return this.transactions.run(async (tx) => {
      const own = await lockOwnThread(tx, actor, thread_id);
      const { thread, side } = own;
      if (side !== 'guest' || thread.state !== 'requested') throw conflict(NO_INTRODUCTION);
      if (message !== null) await this.messages.assertWritable(tx, own);
      await this.move(tx, thread, accepted ? 'open' : 'passed', 'investor');
      await this.notices.answered(tx, own, accepted);
      if (message !== null) await this.deliveries.deliver(tx, own, { message, quote: null }, 'quiet');
      return threadView(tx, actor.user_id, thread, names);
    });
  }

  /** Blocks or unblocks the other side, everywhere (TALK-13). */
  async block(actor: Actor, threadId: string, isBlocked: boolean): Promise<Thread> {
    const names = await this.namesFor(actor, threadId);
    return this.transactions.run(async (tx) => {
      const { thread } = await lockOwnThread(tx, actor, threadId);
      const block = { by: actor.user_id, blocked: otherUser(thread, actor.user_id) };
      if (await this.blocks.set(tx, block, isBlocked)) {
        if (isBlocked) await removeAddress(tx, { of: block.by, shownTo: block.blocked });
        await this.signals.blockChanged(tx, block);
      }
      return threadView(tx, actor.user_id, thread, names);
    });
  }

  /** Opens a conversation that waits for an answer or was passed, because the investor recorded interest (TALK-2). */
  async openByInterest(tx: EntityManager, startup_id: string, guest_id: string): Promise<void> {
    const [thread] = await findRows(
      tx,
      ThreadRow,
      ['startup_id = $1 AND guest_id = $2 AND listing_id IS NULL', startup_id, guest_id],
      { lock: 'FOR UPDATE' },
    );
    if (thread && thread.state !== 'open') await this.move(tx, thread, 'open', 'connection');
  }

  /** The name that a thread shows to the caller. @throws DomainError not_found, unavailable */
  private async namesFor(actor: Actor, threadId: string): Promise<ReadonlyMap<string, string>> {
    const { thread } = await ownThread(this.database.manager, actor, threadId);
    return this.contacts.namesOf([otherUser(thread, actor.user_id)]);
  }

  /** Locks the ids, so that neither user nor the startup is erased before the thread is stored. */
  private async assertNobodyLeft(tx: EntityManager, actor: Actor, connection: Connection): Promise<void> {
    const { owner_id, guest_id, startup, listing_id } = connection;
    await this.departures.assertPresent(tx, actor.user_id);
    const other = owner_id === actor.user_id ? guest_id : owner_id;
    if (await this.departures.isGone(tx, 'user', other)) throw forbidden(NO_CONNECTION);
    if (await this.departures.isGone(tx, 'startup', startup.startup_id)) {
      throw notFound(listing_id === null ? STARTUP_NOT_FOUND : LISTING_NOT_FOUND);
    }
  }

  /** Of two simultaneous calls one inserts the thread; the other waits and finds it. */
  private async findOrOpen(
    tx: EntityManager,
    connection: Connection,
  ): Promise<{ id: string; isNew: boolean }> {
    const { startup, listing_id, owner_id, guest_id, isOpen } = connection;
    const at = new Date();
    const row = {
      id: uuid(),
      ...{ startup_id: startup.startup_id, listing_id, owner_id, guest_id },
      state: isOpen ? threadStates.begin('open', 'connection') : threadStates.begin('requested', 'founder'),
      ...{ last_message_at: at, created_at: at },
    };
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(ThreadRow)
      .values(row)
      .orIgnore()
      .returning(['id'])
      .execute();
    if (insertedRows.parse(inserted.raw).length > 0) return { id: row.id, isNew: true };
    const key = { startup_id: row.startup_id, guest_id, listing_id: listing_id ?? IsNull() };
    return { id: (await tx.findOneByOrFail(ThreadRow, key)).id, isNew: false };
  }

  /** @throws DomainError forbidden if the startup was held meanwhile, or one blocks the other */
  private async begin(
    tx: EntityManager,
    own: Own,
    connection: Connection,
    input: ThreadInput,
  ): Promise<void> {
    await this.liftLastBlock(tx, own);
    await this.messages.assertWritable(tx, own);
    if (!connection.isOpen) await this.notices.requested(tx, own);
    await this.deliveries.deliver(tx, own, input, connection.isOpen ? 'message' : 'quiet');
  }

  /**
   * Ends the block of a writer who has no other conversation with the blocked user, in which to unblock them:
   * their startup was deleted meanwhile (TALK-13).
   */
  private async liftLastBlock(tx: EntityManager, { thread, side }: Own): Promise<void> {
    const { id, owner_id, guest_id } = thread;
    const others = [
      { id: Not(id), owner_id, guest_id },
      { id: Not(id), owner_id: guest_id, guest_id: owner_id },
    ];
    if (await tx.existsBy(ThreadRow, others)) return;
    const block = { by: userOn(thread, side), blocked: userOn(thread, otherSide(side)) };
    await this.blocks.set(tx, block, false);
  }

  /** @throws DomainError forbidden, conflict */
  private async resume(
    tx: EntityManager,
    own: Own,
    { isOpen }: Connection,
    input: ThreadInput,
  ): Promise<void> {
    const { thread, side } = own;
    await this.messages.assertWritable(tx, own);
    if (isOpen && side === 'owner' && thread.state !== 'open') {
      await this.move(tx, thread, 'open', 'connection');
    }
    await this.messages.writeInto(tx, own, input);
  }

  private async move(
    tx: EntityManager,
    thread: ThreadRow,
    to: 'open' | 'passed',
    by: 'investor' | 'connection',
  ): Promise<void> {
    thread.state = threadStates.move(thread.state, to, by);
    await tx.update(ThreadRow, { id: thread.id }, { state: thread.state });
  }
}
