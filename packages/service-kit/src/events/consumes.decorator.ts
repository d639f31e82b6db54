import { SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { EventData, EventType } from '@proofround/contracts';
import type { EntityManager } from 'typeorm';

export const CONSUMES = Symbol('CONSUMES');

/** What a handler receives besides the event's data. */
export interface Delivery {
  /** The event's id. It is the inbox key, and follow-up work derives its ids from it. */
  readonly event_id: string;
  readonly correlation_id: string;
}

/** Handles one event with parsed data. If it throws, the event is delivered again after a pause. */
export type EventHandler = (data: unknown, delivery: Delivery) => Promise<void>;

/** What {@link Consumes} stores about a method, for each of its events. */
export interface Consumption {
  readonly event: EventType;
  readonly inbox: boolean;
}

type Decorator<Handler> = <H extends Handler>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/** Adds, in a service with a database, the transaction that also inserts the inbox row. */
export interface TransactionalDelivery extends Delivery {
  readonly tx: EntityManager;
}

export interface ConsumeOptions {
  /**
   * False for a handler that itself ignores an event that it sees twice, because a row tells what it has
   * applied. It gets no `tx`. A handler that waits for other processes must be one, because a waiting
   * transaction occupies a connection of the pool.
   */
  readonly inbox: false;
}

/**
 * Makes a provider's method the consumer of an event. Delivery is at least once; in a service with
 * a database the inbox lets changes made in `tx` take effect once. If the method throws, the event
 * is delivered again later and, after the last failure that is no outage, becomes a dead letter.
 * A method may have several of these decorators, one for each event.
 */
export function Consumes<E extends EventType>(
  event: E,
): Decorator<(data: EventData<E>, delivery: TransactionalDelivery) => Promise<void>>;
export function Consumes<E extends EventType>(
  event: E,
  options: ConsumeOptions,
): Decorator<(data: EventData<E>, delivery: Delivery) => Promise<void>>;
export function Consumes<E extends EventType>(event: E, options?: ConsumeOptions) {
  return (target: object, key: string | symbol, descriptor: PropertyDescriptor): void => {
    const consumption: Consumption = { event, inbox: options?.inbox ?? true };
    const method: unknown = descriptor.value;
    if (typeof method !== 'function') throw new Error(`${String(key)} is no method`);
    const others = new Reflector().get<Consumption[] | undefined>(CONSUMES, method) ?? [];
    SetMetadata(CONSUMES, [...others, consumption])(target, key, descriptor);
  };
}
