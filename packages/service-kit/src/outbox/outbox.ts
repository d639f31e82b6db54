import { Injectable } from '@nestjs/common';
import {
  type EventData,
  type EventType,
  LIVE_GROUP_SUBJECT,
  liveGroup,
  liveMessage,
  type LiveSignal,
  liveSubject,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { Transactions } from '../database/transactions.js';
import { envelopeOf, headOf } from '../events/publisher.js';
import { traceparent } from '../tracing/tracing.js';

/** The most signals of one group: such a message stays below 20 kB. */
const GROUP = 100;

/** Fewer signals are messages of their own. */
const WORTH_A_GROUP = 3;

interface Signal {
  userId: string;
  live: LiveSignal;
}

interface OutgoingMessage {
  id: string;
  subject: string;
  payload: string;
}

/** Stores events and live messages in the caller's transaction; the relay publishes them. */
@Injectable()
export class Outbox {
  private readonly usedBy = new WeakSet<EntityManager>();
  private readonly listeners: (() => void)[] = [];
  /** What transactions append {@link together}. */
  private readonly collected = new WeakMap<EntityManager, OutgoingMessage[]>();

  constructor(transactions: Transactions) {
    transactions.afterCommit((tx) => {
      if (this.usedBy.has(tx)) this.wakeRelay();
    });
  }

  /** Stores an event for the services that subscribe to it. */
  async append<E extends EventType>(tx: EntityManager, event: E, data: EventData<E>): Promise<void> {
    await this.insert(tx, [this.row(event, data)]);
  }

  /** Stores many events of one type, in order. One statement, to keep the caller's locks short. */
  async appendAll<E extends EventType>(
    tx: EntityManager,
    event: E,
    all: readonly EventData<E>[],
  ): Promise<void> {
    await this.insert(
      tx,
      all.map((data) => this.row(event, data)),
    );
  }

  /**
   * Stores what `work` appends with one statement, after it. For work that appends several times and reads
   * nothing of the outbox.
   */
  async together(tx: EntityManager, work: () => Promise<void>): Promise<void> {
    if (this.collected.has(tx)) return work();
    const rows: OutgoingMessage[] = [];
    this.collected.set(tx, rows);
    try {
      await work();
    } finally {
      this.collected.delete(tx);
    }
    await this.insert(tx, rows);
  }

  /** Builds a row without data for {@link EventStatements}, which adds the data and calls {@link wakeRelay}. */
  rowWithoutData(event: EventType): OutgoingMessage {
    const head = headOf(event);
    return { id: head.id, subject: event.subject, payload: JSON.stringify(head) };
  }

  /** Call it after a commit of rows. */
  wakeRelay(): void {
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after each commit of outbox rows by this process. */
  onCommitted(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Stores a live signal about a user, for the user's browsers or the gateways. `requestId` names
   * the request that waits for it.
   */
  async appendLive(tx: EntityManager, userId: string, live: LiveSignal, requestId?: string): Promise<void> {
    await this.insert(tx, [liveRow(userId, live, requestId)]);
  }

  /** Stores live signals about many users, in one statement and few messages. */
  async appendLiveAll(tx: EntityManager, all: readonly Signal[]): Promise<void> {
    await this.insert(
      tx,
      groupsOf(all).flatMap((group) =>
        group.length < WORTH_A_GROUP
          ? group.map(({ userId, live }) => liveRow(userId, live))
          : [groupRow(group)],
      ),
    );
  }

  private row<E extends EventType>(event: E, data: EventData<E>): OutgoingMessage {
    const envelope = envelopeOf(event, data);
    return { id: envelope.id, subject: event.subject, payload: JSON.stringify(envelope) };
  }

  private async insert(tx: EntityManager, rows: readonly OutgoingMessage[]): Promise<void> {
    if (rows.length === 0) return;
    const collected = this.collected.get(tx);
    if (collected) {
      collected.push(...rows);
      return;
    }
    this.usedBy.add(tx);
    await tx.query(
      'INSERT INTO outbox (id, subject, payload) SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[])',
      [rows.map(({ id }) => id), rows.map(({ subject }) => subject), rows.map(({ payload }) => payload)],
    );
  }
}

/** In order; a group names a user once, because a browser that reconnects asks for later messages only. */
function groupsOf(all: readonly Signal[]): Signal[][] {
  const groups: Signal[][] = [];
  for (const signal of all) {
    const last = groups.at(-1);
    if (!last || last.length === GROUP || last.some(({ userId }) => userId === signal.userId))
      groups.push([signal]);
    else last.push(signal);
  }
  return groups;
}

function groupRow(group: readonly Signal[]): OutgoingMessage {
  const signals = group.map(({ userId: user_id, live }) => ({ user_id, live }));
  const message = liveGroup.parse({ signals, traceparent: traceparent() });
  return { id: uuid(), subject: LIVE_GROUP_SUBJECT, payload: JSON.stringify(message) };
}

function liveRow(userId: string, live: LiveSignal, requestId?: string): OutgoingMessage {
  const message = liveMessage.parse({ live, request_id: requestId, traceparent: traceparent() });
  return { id: uuid(), subject: liveSubject(userId), payload: JSON.stringify(message) };
}
