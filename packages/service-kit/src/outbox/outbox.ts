import { Injectable } from '@nestjs/common';
import {
  liveMessage,
  liveSubject,
  type EventData,
  type EventType,
  type LiveSignal,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { Transactions } from '../database/transactions.js';
import { envelopeOf, headOf } from '../events/publisher.js';
import { traceparent } from '../tracing/tracing.js';

/** A message on its way out. */
interface OutgoingRow {
  id: string;
  subject: string;
  payload: string;
}

/** Records, in the caller's transaction, what the rest of the system is to be told. */
@Injectable()
export class Outbox {
  private readonly used = new WeakSet<EntityManager>();
  private readonly listeners: (() => void)[] = [];

  constructor(transactions: Transactions) {
    transactions.afterCommit((tx) => {
      if (this.used.has(tx)) this.committed();
    });
  }

  /** A fact, for every service that subscribes. */
  async append<E extends EventType>(tx: EntityManager, event: E, data: EventData<E>): Promise<void> {
    await this.insert(tx, [this.row(event, data)]);
  }

  /** Many facts of one kind, in their order and in one statement: the caller may hold a lock that others wait for. */
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

  /** For {@link EventStatements}, which fill the data in and say when it is {@link committed}. */
  rowWithoutData(event: EventType): OutgoingRow {
    const head = headOf(event);
    return { id: head.id, subject: event.subject, payload: JSON.stringify(head) };
  }

  /** Rows were committed and are to go out now. */
  committed(): void {
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` whenever rows were committed by this process. */
  onCommitted(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Something about one user, for their browsers or the gateways; `requestId` wakes a caller who waits for it. */
  async appendLive(tx: EntityManager, userId: string, live: LiveSignal, requestId?: string): Promise<void> {
    await this.insert(tx, [liveRow(userId, live, requestId)]);
  }

  /** Something for each of many users' eyes, in one statement. */
  async appendLiveAll(
    tx: EntityManager,
    all: readonly { userId: string; live: LiveSignal }[],
  ): Promise<void> {
    await this.insert(
      tx,
      all.map(({ userId, live }) => liveRow(userId, live)),
    );
  }

  private row<E extends EventType>(event: E, data: EventData<E>): OutgoingRow {
    const envelope = envelopeOf(event, data);
    return { id: envelope.id, subject: event.subject, payload: JSON.stringify(envelope) };
  }

  private async insert(tx: EntityManager, rows: readonly OutgoingRow[]): Promise<void> {
    if (rows.length === 0) return;
    this.used.add(tx);
    await tx.query(
      'INSERT INTO outbox (id, subject, payload) SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[])',
      [rows.map(({ id }) => id), rows.map(({ subject }) => subject), rows.map(({ payload }) => payload)],
    );
  }
}

function liveRow(userId: string, live: LiveSignal, requestId?: string): OutgoingRow {
  const message = liveMessage.parse({ live, request_id: requestId, traceparent: traceparent() });
  return { id: uuid(), subject: liveSubject(userId), payload: JSON.stringify(message) };
}
