import type { JetStreamClient } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import {
  type EventData,
  type EventEnvelope,
  eventEnvelope,
  type EventType,
  type LiveEvent,
  type LiveMessage,
  liveMessage,
  liveSubject,
} from '@proofround/contracts';
import { v7 as uuid } from 'uuid';

import { currentContext } from '../context/request-context.js';
import { JETSTREAM } from '../nats/nats.js';
import { traceparent } from '../tracing/tracing.js';

const envelopeWithoutData = eventEnvelope.omit({ data: true });

/** An event's envelope without the data. */
export function headOf(event: EventType, eventId = uuid()): Omit<EventEnvelope, 'data'> {
  return envelopeWithoutData.parse({
    id: eventId,
    name: event.name,
    occurred_at: new Date().toISOString(),
    correlation_id: currentContext()?.correlation_id ?? eventId,
    traceparent: traceparent(),
  });
}

/** Builds an event's envelope. @throws ZodError if the data does not fit the event's schema */
export function envelopeOf<E extends EventType>(
  event: E,
  data: EventData<E>,
  eventId = uuid(),
): EventEnvelope {
  return { ...headOf(event, eventId), data: event.data.parse(data) };
}

/**
 * Publishes directly to JetStream and waits for the ack. The outbox relay uses it, and processes
 * without a database (ai-worker), which finish a job only after the ack.
 */
@Injectable()
export class EventPublisher {
  constructor(@Inject(JETSTREAM) private readonly jetstream: JetStreamClient) {}

  /** Publishes an event. With the same `eventId`, JetStream and the inbox ignore a repeat. */
  async publish<E extends EventType>(event: E, data: EventData<E>, eventId: string): Promise<void> {
    await this.publishRaw(event.subject, JSON.stringify(envelopeOf(event, data, eventId)), eventId);
  }

  /** Publishes serialised JSON; `messageId` is the Nats-Msg-Id. */
  async publishRaw(subject: string, json: string, messageId: string): Promise<void> {
    await this.jetstream.publish(subject, json, { msgID: messageId, timeout: 5000 });
  }

  /** Sends a live event to a user's browsers. It may get lost, so use it for progress and the like. */
  async publishLive(userId: string, live: LiveEvent): Promise<void> {
    const message: LiveMessage = liveMessage.parse({ live, traceparent: traceparent() });
    await this.jetstream.publish(liveSubject(userId), JSON.stringify(message), { timeout: 2000 });
  }
}
