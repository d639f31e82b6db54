import { SetMetadata } from '@nestjs/common';
import type { EventData, EventType } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

export const CONSUMES = Symbol('CONSUMES');

/** What a handler receives besides the event's data. */
export interface Delivery {
  /** The event's id. It is the inbox key, and follow-up work derives its ids from it. */
  readonly event_id: string;
  readonly correlation_id: string;
}

/** Adds, in a service with a database, the transaction that also inserts the inbox row. */
export interface TransactionalDelivery extends Delivery {
  readonly tx: EntityManager;
}

/**
 * Makes a provider's method the consumer of an event. Delivery is at least once; in a service with
 * a database the inbox lets changes made in `tx` take effect once. If the method throws, the event
 * is delivered again later and, after the last attempt, becomes a dead letter.
 */
export function Consumes<E extends EventType>(event: E) {
  return <H extends (data: EventData<E>, delivery: TransactionalDelivery) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    SetMetadata(CONSUMES, event)(target, key, descriptor);
  };
}
