import { Injectable } from '@nestjs/common';
import {
  liveMessage,
  liveSubject,
  type EventData,
  type EventType,
  type LiveEvent,
} from '@proofround/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { envelopeOf } from '../events/publisher.js';

/** Records, in the caller's transaction, what the rest of the system is to be told. */
@Injectable()
export class Outbox {
  /** A fact, for every service that subscribes. */
  async append<E extends EventType>(tx: EntityManager, event: E, data: EventData<E>): Promise<void> {
    const envelope = envelopeOf(event, data);
    await this.insert(tx, envelope.id, event.subject, JSON.stringify(envelope));
  }

  /** Something for one user's eyes; `requestId` wakes a caller who waits for it. */
  async appendLive(tx: EntityManager, userId: string, live: LiveEvent, requestId?: string): Promise<void> {
    const message = liveMessage.parse({ live, ...(requestId ? { request_id: requestId } : {}) });
    await this.insert(tx, uuid(), liveSubject(userId), JSON.stringify(message));
  }

  private async insert(tx: EntityManager, id: string, subject: string, payload: string): Promise<void> {
    await tx.query('INSERT INTO outbox (id, subject, payload) VALUES ($1, $2, $3)', [id, subject, payload]);
  }
}
