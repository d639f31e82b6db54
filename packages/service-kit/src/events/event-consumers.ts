import { setTimeout as delay } from 'node:timers/promises';

import type { ConsumerMessages, JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventType } from '@proofround/contracts';

import { CONFIG, SERVICE_NAME } from '../config/injection-tokens.js';
import type { StreamSettings } from '../config/load-config.js';
import { InboxTransactions } from '../inbox/inbox.js';
import { JETSTREAM, jetstreamAdmin, NATS } from '../nats/nats.js';
import { DEAD_LETTERS, DOMAIN_EVENTS, ensureStreams } from '../nats/streams.js';
import { collectOnScrape, consumerLag, deadLetters } from '../ops/metrics.js';
import { CONSUMES, type Consumption, type Delivery, type EventHandler } from './consumes.decorator.js';
import { DeliveryHandler } from './delivery-handler.js';
import { ensureDurable } from './durable.js';

/**
 * How many events of one type a process handles at a time, and how many more it prefetches. It is
 * well below the database's pool size, so that one slow event type leaves connections for the others.
 */
const CONCURRENCY = 4;
/** After this time without an ack NATS delivers the event again, maybe to another replica. */
const ACK_WAIT_MS = 30_000;

interface Subscription {
  event: EventType;
  handler: EventHandler;
}

/** The name of the durable consumer that all replicas of a service share for an event. */
export function durableName(service: string, event: EventType): string {
  return `${service}__${event.name.replaceAll('.', '_')}`;
}

/** How many events of a type a service has not handled yet. */
export async function lagOf(manager: JetStreamManager, service: string, event: EventType): Promise<number> {
  const info = await manager.consumers.info(DOMAIN_EVENTS.name, durableName(service, event));
  return info.num_pending + info.num_ack_pending;
}

/** Runs every {@link Consumes} method of the process on its durable JetStream consumer. */
@Injectable()
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventConsumers.name);
  private readonly open = new Set<ConsumerMessages>();
  private readonly inFlight = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private endCollecting: (() => void) | undefined;

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(JETSTREAM) private readonly jetstream: JetStreamClient,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(CONFIG) private readonly streams: StreamSettings,
    private readonly deliveries: DeliveryHandler,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @Optional() private readonly inbox?: InboxTransactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await ensureStreams(this.nats, this.streams);
    const subscriptions = this.subscriptions();
    for (const subscription of subscriptions) void this.run(subscription);
    if (subscriptions.length > 0) this.endCollecting = collectOnScrape(() => this.measure(subscriptions));
  }

  /** Stops taking events and waits for running handlers. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.endCollecting?.();
    await Promise.all([...this.open].map((messages) => messages.close()));
    while (this.inFlight.size > 0) await Promise.all(this.inFlight);
  }

  private subscriptions(): Subscription[] {
    const found = new Map<string, Subscription>();
    for (const wrapper of [...this.discovery.getProviders(), ...this.discovery.getControllers()]) {
      const instance: unknown = wrapper.instance;
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof prototype !== 'object' || prototype === null) continue;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method: unknown = Reflect.get(instance, name);
        if (typeof method !== 'function') continue;
        const consumptions = this.reflector.get<Consumption[] | undefined>(CONSUMES, method) ?? [];
        for (const consumption of consumptions) {
          const { event } = consumption;
          if (found.has(event.name)) throw new Error(`${event.name} has two consumers in ${this.service}`);
          const handler = this.handlerOf(consumption, (data, delivery) =>
            Promise.resolve(Reflect.apply(method, instance, [data, delivery]) as unknown).then(
              () => undefined,
            ),
          );
          found.set(event.name, { event, handler });
        }
      }
    }
    return [...found.values()];
  }

  /** Wraps the handler with the inbox in a service with a database, unless it does without. */
  private handlerOf(consumption: Consumption, method: EventHandler): EventHandler {
    const { inbox } = this;
    return inbox && consumption.inbox
      ? (data, delivery) => inbox.once(delivery, (tx) => method(data, { ...delivery, tx } as Delivery))
      : method;
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Consumes until shutdown; subscribes again if the broker loses the consumer. */
  private async run(subscription: Subscription): Promise<void> {
    const { signal } = this.stopping;
    const running = new Set<Promise<void>>();
    while (!this.isStopping()) {
      let messages: ConsumerMessages | undefined;
      try {
        messages = await this.subscribe(subscription.event);
        this.open.add(messages);
        for await (const message of messages) {
          while (running.size >= CONCURRENCY) await Promise.race(running);
          const work = this.deliveries.handle(subscription.event, subscription.handler, message);
          running.add(work);
          this.inFlight.add(work);
          void work.finally(() => {
            running.delete(work);
            this.inFlight.delete(work);
          });
        }
      } catch (error) {
        if (this.isStopping()) return;
        this.logger.warn({ err: error, event: subscription.event.name }, 'consuming was interrupted');
      } finally {
        if (messages) this.open.delete(messages);
      }
      await delay(500, undefined, { signal }).catch(() => undefined);
    }
  }

  private async measure(subscriptions: readonly Subscription[]): Promise<void> {
    const { service } = this;
    const manager = await jetstreamAdmin(this.nats);
    const subjects_filter = `dead.${service}.>`;
    const { state } = await manager.streams.info(DEAD_LETTERS.name, { subjects_filter });
    const counts = Object.values(state.subjects ?? {});
    deadLetters().set(
      { service },
      counts.reduce((sum, count) => sum + count, 0),
    );
    for (const { event } of subscriptions) {
      consumerLag().set({ service, event: event.name }, await lagOf(manager, service, event));
    }
  }

  private async subscribe(event: EventType): Promise<ConsumerMessages> {
    await ensureStreams(this.nats, this.streams);
    const durable_name = durableName(this.service, event);
    const manager = await jetstreamAdmin(this.nats);
    await ensureDurable(manager.consumers, durable_name, {
      filter_subject: event.subject,
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: 512,
    });
    const consumer = await this.jetstream.consumers.get(DOMAIN_EVENTS.name, durable_name);
    return consumer.consume({
      max_messages: CONCURRENCY,
      expires: 10_000,
      idle_heartbeat: 3000,
      abort_on_missing_resource: true,
    });
  }
}
