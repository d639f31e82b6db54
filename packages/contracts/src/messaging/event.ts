import { z } from 'zod';

import { id, timestamp } from '../wire/ids.js';

/**
 * A type of domain event. The service that owns the data publishes it through its outbox to
 * JetStream on `events.<entity>.<past tense>.v<version>`. Additive changes keep the version; any
 * other change gets a new version, which replaces the old one (docs/how-to/add-an-event.md).
 */
export interface EventType<Name extends string = string, Data extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly name: Name;
  readonly subject: string;
  readonly data: Data;
}

export type EventData<E extends EventType> = z.output<E['data']>;

export function defineEvent<Name extends `${string}.${string}.v${number}`, Data extends z.ZodType>(
  name: Name,
  data: Data,
): EventType<Name, Data> {
  return { kind: 'event', name, subject: `events.${name}`, data };
}

/** The envelope of every event; `id` is the Nats-Msg-Id and the inbox key. */
export const eventEnvelope = z.object({
  id,
  name: z.string(),
  occurred_at: timestamp,
  /** The correlation id of the request that caused the event, for the logs. */
  correlation_id: z.string().max(200),
  /** The span that stored the event (W3C trace context), if tracing is on. */
  traceparent: z.string().max(60).optional(),
  data: z.unknown(),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;
