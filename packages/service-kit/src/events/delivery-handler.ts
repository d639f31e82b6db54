import type { JetStreamClient, JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type EventEnvelope, eventEnvelope, type EventType } from '@proofround/contracts';

import { SERVICE_NAME } from '../config/injection-tokens.js';
import { runInContext } from '../context/request-context.js';
import { JETSTREAM } from '../nats/nats.js';
import { eventsConsumed } from '../ops/metrics.js';
import { inSpan, SpanKind } from '../tracing/tracing.js';
import type { EventHandler } from './consumes.decorator.js';
import { isOutage } from './outage.js';

/** After this many failures that are no outage, about 6.5 minutes, an event becomes a dead letter. */
export const MAX_FAILURES = 20;
/** The most events whose tries are counted. */
const MAX_COUNTED = 10_000;

/** The pause after a try that failed: 0.25 s, doubling up to 30 s. */
export function redeliveryDelayMs(tries: number): number {
  return Math.min(250 * 2 ** (tries - 1), 30_000);
}

interface Tries {
  readonly tries: number;
  /** Those that did not fail because a server was away. */
  readonly failures: number;
}

/**
 * Handles one delivered message: acknowledges it, schedules a retry or makes it a dead letter. While a
 * server is away, an event waits however long that takes. The broker's count of deliveries includes
 * these waits, so each process counts the failures that it has seen itself.
 */
@Injectable()
export class DeliveryHandler {
  private readonly logger = new Logger(DeliveryHandler.name);
  /** Events that were tried and are not done, by their sequence in the stream. */
  private readonly unfinished = new Map<number, Tries>();

  constructor(
    @Inject(JETSTREAM) private readonly jetstream: JetStreamClient,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  async handle(event: EventType, handler: EventHandler, message: JsMsg): Promise<void> {
    const parsed = this.read(event, message);
    if (!parsed.ok) {
      await this.deadLetter(event, message, `unreadable: ${parsed.reason}`);
      return;
    }
    const { id: event_id, correlation_id, traceparent: parent } = parsed.envelope;
    const context = { correlation_id, event_id };
    try {
      await inSpan(event.name, { kind: SpanKind.CONSUMER, parent }, context, () =>
        handler(parsed.data, { event_id, correlation_id }),
      );
      message.ack();
      this.unfinished.delete(message.info.streamSequence);
      eventsConsumed().inc({ event: event.name, outcome: 'done' });
    } catch (error) {
      await runInContext(context, () => this.failed(event, message, error));
    }
  }

  private async failed(event: EventType, message: JsMsg, error: unknown): Promise<void> {
    const isAway = isOutage(error);
    const { tries, failures } = this.count(message, isAway);
    if (failures >= MAX_FAILURES) {
      this.logger.error({ err: error, event: event.name }, 'an event failed for the last time');
      await this.deadLetter(event, message, error instanceof Error ? error.message : String(error));
      return;
    }
    this.logger.warn(
      { err: error, event: event.name, delivery: message.info.deliveryCount },
      isAway ? 'an event waits for a server that is away' : 'an event will be tried again',
    );
    eventsConsumed().inc({ event: event.name, outcome: 'retry' });
    message.nak(redeliveryDelayMs(tries));
  }

  private count({ info: { streamSequence } }: JsMsg, isAway: boolean): Tries {
    const { tries, failures } = this.unfinished.get(streamSequence) ?? { tries: 0, failures: 0 };
    const counted = { tries: tries + 1, failures: isAway ? failures : failures + 1 };
    // The oldest may have been done by another replica.
    const [oldest] = this.unfinished.keys();
    if (this.unfinished.size >= MAX_COUNTED && oldest !== undefined) this.unfinished.delete(oldest);
    this.unfinished.set(streamSequence, counted);
    return counted;
  }

  private read(
    event: EventType,
    message: JsMsg,
  ): { ok: true; envelope: EventEnvelope; data: unknown } | { ok: false; reason: string } {
    let raw: unknown;
    try {
      raw = message.json();
    } catch {
      return { ok: false, reason: 'not JSON' };
    }
    const envelope = eventEnvelope.safeParse(raw);
    if (!envelope.success) return { ok: false, reason: 'no event envelope' };
    const data = event.data.safeParse(envelope.data.data);
    if (!data.success) return { ok: false, reason: `does not fit ${event.name}` };
    return { ok: true, envelope: envelope.data, data: data.data };
  }

  /** Stores the original bytes with the reason before it ends the delivery, so no message is lost. */
  private async deadLetter(event: EventType, message: JsMsg, reason: string): Promise<void> {
    const head = headers();
    head.set('x-reason', reason.replaceAll(/[\r\n]+/g, ' ').slice(0, 500));
    head.set('x-service', this.service);
    head.set('x-subject', message.subject);
    head.set('x-deliveries', String(message.info.deliveryCount));
    try {
      await this.jetstream.publish(`dead.${this.service}.${event.name}`, message.data, {
        msgID: `dead-${this.service}-${message.info.streamSequence}`,
        headers: head,
      });
      message.term(reason.slice(0, 100));
      eventsConsumed().inc({ event: event.name, outcome: 'dead' });
    } catch (error) {
      this.logger.error(
        { err: error, event: event.name },
        'a dead letter could not be stored; the event stays on its stream',
      );
      message.nak(30_000);
    }
  }
}
