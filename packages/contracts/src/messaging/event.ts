import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';

/**
 * A fact that became true in the service that owns it. Published through that service's outbox
 * to JetStream on `events.<entity>.<past tense>.v<version>`; additive changes stay in a version,
 * anything else is a new one beside it.
 */
export interface EventType<Name extends string = string, Data extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly name: Name;
  readonly subject: string;
  readonly data: Data;
}

export type EventData<E extends EventType> = z.output<E['data']>;

/** Declares an event. */
export function defineEvent<Name extends `${string}.${string}.v${number}`, Data extends z.ZodType>(
  name: Name,
  data: Data,
): EventType<Name, Data> {
  return { kind: 'event', name, subject: `events.${name}`, data };
}

/** What every event carries around its data; `id` is the Nats-Msg-Id and the inbox key. */
export const eventEnvelope = z.object({
  id,
  name: z.string(),
  occurred_at: timestamp,
  /** The request that this fact follows from, for the logs of every hop. */
  correlation_id: z.string().max(200),
  /** The span that this fact was recorded in (W3C trace context), where traces are kept. */
  traceparent: z.string().max(60).optional(),
  data: z.unknown(),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;
