import { SetMetadata } from '@nestjs/common';
import type { EventData, EventType } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

export const CONSUMES = Symbol('CONSUMES');

/** What a handler is told beside the data. */
export interface Delivery {
  /** The event's id: the inbox key, and what ids of follow-up work derive from. */
  readonly event_id: string;
  readonly correlation_id: string;
}

/** In a service with a database: the transaction that also holds the inbox row. */
export interface TransactionalDelivery extends Delivery {
  readonly tx: EntityManager;
}

/**
 * Makes a provider's method the consumer of an event. Deliveries are at least once; in a service
 * with a database the inbox makes the effect happen once, in the transaction given as `tx`.
 * Throwing means: try again later (bounded), then dead letter.
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
