import { Inject, Injectable } from '@nestjs/common';
import {
  eventEnvelope,
  liveMessage,
  liveSubject,
  type EventData,
  type EventEnvelope,
  type EventType,
  type LiveEvent,
  type LiveMessage,
} from '@proofround/contracts';
import type { JetStreamClient } from '@nats-io/jetstream';
import { v7 as uuid } from 'uuid';

import { currentContext } from '../context/request-context.js';
import { JETSTREAM } from '../nats/nats.js';
import { traceparent } from '../tracing/tracing.js';

const envelopeWithoutData = eventEnvelope.omit({ data: true });

/** Everything of an event's envelope but the data. */
export function headOf(event: EventType, eventId = uuid()): Omit<EventEnvelope, 'data'> {
  return envelopeWithoutData.parse({
    id: eventId,
    name: event.name,
    occurred_at: new Date().toISOString(),
    correlation_id: currentContext()?.correlation_id ?? eventId,
    traceparent: traceparent(),
  });
}

/** Builds the envelope of an event; throws when the data does not fit its contract. */
export function envelopeOf<E extends EventType>(
  event: E,
  data: EventData<E>,
  eventId = uuid(),
): EventEnvelope {
  return { ...headOf(event, eventId), data: event.data.parse(data) };
}

/**
 * Publishes straight to JetStream and waits for its ack. For the outbox relay, and for processes
 * that own no database (ai-worker), whose job is only done once this has resolved.
 */
@Injectable()
export class EventPublisher {
  constructor(@Inject(JETSTREAM) private readonly jetstream: JetStreamClient) {}

  /** `eventId` makes a repeat of the same fact recognisable. */
  async publish<E extends EventType>(event: E, data: EventData<E>, eventId: string): Promise<void> {
    await this.publishRaw(event.subject, JSON.stringify(envelopeOf(event, data, eventId)), eventId);
  }

  /** A message that is JSON already; `messageId` is its Nats-Msg-Id. */
  async publishRaw(subject: string, json: string, messageId: string): Promise<void> {
    await this.jetstream.publish(subject, json, { msgID: messageId, timeout: 5000 });
  }

  /** Shows a user something that may be lost without harm, such as progress. */
  async publishLive(userId: string, live: LiveEvent): Promise<void> {
    const message: LiveMessage = liveMessage.parse({ live, traceparent: traceparent() });
    await this.jetstream.publish(liveSubject(userId), JSON.stringify(message), { timeout: 2000 });
  }
}
