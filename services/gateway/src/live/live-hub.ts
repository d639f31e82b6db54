import { setTimeout as delay } from 'node:timers/promises';

import { type ConsumerMessages, DeliverPolicy, type JetStreamClient, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  LIVE_GROUP_SUBJECT,
  type LiveEvent,
  liveGroup,
  liveMessage,
  type LiveSignal,
  liveSubject,
} from '@proofround/contracts';
import {
  beginSpan,
  CONFIG,
  endSpan,
  ensureStreams,
  JETSTREAM,
  jetstreamAdmin,
  LIVE,
  NATS,
  RPC_TIMEOUT_MS,
  SpanKind,
  type StreamSettings,
  unavailable,
} from '@proofround/service-kit';
import pTimeout from 'p-timeout';

import { epochOf, idOf, sequenceOf } from './event-ids.js';
import { LiveTail } from './live-tail.js';

/** A signal about one user, from a message of the live stream. */
interface Received<Live extends LiveSignal = LiveSignal> {
  readonly userId: string;
  /** The SSE id, which the client sends back as Last-Event-ID. */
  readonly id: string;
  readonly sequence: number;
  readonly live: Live;
  readonly request_id: string | undefined;
  readonly traceparent: string | undefined;
}

/** A message for browsers. */
export type LivePush = Received<LiveEvent>;

type Listener = (push: LivePush) => void;
type Watcher = (userId: string, live: LiveSignal) => void;

const isForBrowsers = (received: Received): received is LivePush =>
  received.live.event !== 'account.deleted' && received.live.event !== 'sessions.ended';

const LIVE_PREFIX = liveSubject('');
/** The maximum number of missed events to send. A client that was away longer reloads its lists anyway. */
const MAX_MISSED = 1000;
/** Stored events to read at the start, for clients that reconnect after another gateway ended. */
const READ_AGAIN = 2000;

/** Reads the live stream once per gateway and passes each user's events to that user's connections. */
@Injectable()
export class LiveHub implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveHub.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchers: Watcher[] = [];
  private readonly gapWatchers: (() => void)[] = [];
  private readonly stopping = new AbortController();
  private messages: ConsumerMessages | undefined;
  /** Identifies the in-memory stream. A restart of the broker creates a new one, whose sequence starts at 1. */
  private epoch = '';
  private sequence = 0;
  /** The sequence at the start of this gateway. Older events fill the tail and go to nobody. */
  private sequenceAtStart = 0;
  private readonly tail = new LiveTail<LivePush>();

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(JETSTREAM) private readonly jetstream: JetStreamClient,
    @Inject(CONFIG) private readonly streams: StreamSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await ensureStreams(this.nats, this.streams);
    const info = await (await jetstreamAdmin(this.nats)).streams.info(LIVE.name);
    this.epoch = epochOf(info.created);
    this.sequenceAtStart = info.state.last_seq;
    this.readFrom(Math.max(info.state.first_seq - 1, this.sequenceAtStart - READ_AGAIN, 0));
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.messages?.close();
  }

  /** The id of the last event read. A client that sends it as Last-Event-ID receives all newer events. */
  get lastEventId(): string {
    return idOf(this.epoch, Math.max(this.sequence, this.sequenceAtStart));
  }

  /** Calls `listener` with a user's events until the returned function is called. */
  follow(userId: string, listener: Listener): () => void {
    const listeners = this.listeners.get(userId) ?? new Set();
    this.listeners.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(userId);
    };
  }

  /** Calls `watcher` with all users' events, including signals for gateways only, until the process ends. */
  onEvent(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  /** Calls `watcher` whenever events may have been lost: the stream began anew, or dropped some unread. */
  onGap(watcher: () => void): void {
    this.gapWatchers.push(watcher);
  }

  /** Waits for the event with `requestId`; `arrived` is false after `timeoutMs`. Call `stop` in any case. */
  awaitReply(
    userId: string,
    requestId: string,
    timeoutMs: number,
  ): { arrived: Promise<boolean>; stop(): void } {
    let resolve: (arrived: boolean) => void = () => undefined;
    const arrived = new Promise<boolean>((settle) => (resolve = settle));
    const timer = setTimeout(() => resolve(false), timeoutMs);
    const unfollow = this.follow(userId, ({ request_id }) => {
      if (request_id === requestId) resolve(true);
    });
    const stop = () => {
      clearTimeout(timer);
      unfollow();
    };
    return { arrived, stop };
  }

  /**
   * The user's events after `lastEventId`, or all stored events if that id is of an earlier stream.
   * From the tail if it reaches back so far, else from the stream.
   * @throws DomainError unavailable if the stream cannot be read within RPC_TIMEOUT_MS
   */
  async missedSince(userId: string, lastEventId: string): Promise<LivePush[]> {
    const sequence = sequenceOf(lastEventId, this.epoch);
    const known = this.sequence < this.sequenceAtStart ? undefined : this.tail.since(userId, sequence);
    if (known) return known.slice(0, MAX_MISSED);
    try {
      return await pTimeout(this.catchUp(userId, sequence), {
        milliseconds: RPC_TIMEOUT_MS,
        message: 'the live stream does not respond',
      });
    } catch (error) {
      this.logger.warn({ err: error }, "a user's missed events could not be read");
      throw unavailable(error);
    }
  }

  private async catchUp(userId: string, sequence: number): Promise<LivePush[]> {
    const own = await this.stored(liveSubject(userId), userId, sequence);
    const ofGroups = await this.stored(LIVE_GROUP_SUBJECT, userId, sequence);
    return [...own, ...ofGroups].toSorted((a, b) => a.sequence - b.sequence);
  }

  /** The user's events in the stored messages of one subject. */
  private async stored(subject: string, userId: string, sequence: number): Promise<LivePush[]> {
    const consumer = await this.jetstream.consumers.get(LIVE.name, {
      filter_subjects: subject,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: sequence + 1,
      inactive_threshold: 10_000,
    });
    const pushes: LivePush[] = [];
    let read = 0;
    const { num_pending } = await consumer.info();
    const expected = Math.min(num_pending, MAX_MISSED);
    if (expected > 0) {
      for await (const message of await consumer.fetch({ max_messages: expected, expires: 2000 })) {
        for (const push of this.read(message))
          if (push.userId === userId && isForBrowsers(push)) pushes.push(push);
        read += 1;
        if (read >= expected) break;
      }
    }
    void consumer.delete().catch(() => undefined);
    return pushes;
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!this.isStopping()) {
      try {
        await this.consume();
      } catch (error) {
        if (this.isStopping()) return;
        this.logger.warn({ err: error }, 'the live stream was interrupted');
      }
      await delay(250, undefined, { signal }).catch(() => undefined);
    }
  }

  private async consume(): Promise<void> {
    await ensureStreams(this.nats, this.streams);
    const info = await (await jetstreamAdmin(this.nats)).streams.info(LIVE.name);
    const epoch = epochOf(info.created);
    if (epoch !== this.epoch || info.state.last_seq < this.sequence) {
      this.epoch = epoch;
      this.sequenceAtStart = 0;
      this.readFrom(0);
      this.reportGap();
    }
    const consumer = await this.jetstream.consumers.get(LIVE.name, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: this.sequence + 1,
    });
    this.messages = await consumer.consume({
      idle_heartbeat: 2000,
      expires: 10_000,
      abort_on_missing_resource: true,
    });
    for await (const message of this.messages) {
      if (message.seq < this.sequence) break; // the stream was created anew
      if (message.seq > this.sequence + 1) this.reportGap();
      this.sequence = message.seq;
      const received = this.read(message);
      for (const push of received) this.pass(push, message.data.length / received.length);
    }
  }

  private reportGap(): void {
    for (const watcher of this.gapWatchers) watcher();
  }

  /** The next event to read is the one after this sequence. */
  private readFrom(sequence: number): void {
    this.sequence = sequence;
    this.tail.reset(sequence);
  }

  private pass(push: Received, bytes: number): void {
    const { userId, sequence } = push;
    if (isForBrowsers(push)) this.tail.add(sequence, userId, push, bytes);
    if (sequence <= this.sequenceAtStart) return;
    for (const watcher of this.watchers) watcher(userId, push.live);
    const listeners = this.listeners.get(userId);
    if (!listeners || !isForBrowsers(push)) return;
    const span = beginSpan(`live ${push.live.event}`, {
      kind: SpanKind.CONSUMER,
      parent: push.traceparent,
    });
    for (const listener of listeners) listener(push);
    endSpan(span);
  }

  private read({ subject, seq: sequence, data }: JsMsg): Received[] {
    const id = idOf(this.epoch, sequence);
    const json = parseJson(data);
    if (subject === LIVE_GROUP_SUBJECT) {
      const group = liveGroup.safeParse(json);
      if (!group.success) return this.unreadable(subject);
      const { signals, traceparent } = group.data;
      return signals.map(({ user_id: userId, live }) => ({
        userId,
        id,
        sequence,
        live,
        traceparent,
        request_id: undefined,
      }));
    }
    const parsed = liveMessage.safeParse(json);
    if (!parsed.success) return this.unreadable(subject);
    const { live, request_id, traceparent } = parsed.data;
    return [{ userId: subject.slice(LIVE_PREFIX.length), id, sequence, live, request_id, traceparent }];
  }

  private unreadable(subject: string): [] {
    this.logger.error({ subject }, 'an unreadable live message was dropped');
    return [];
  }
}

function parseJson(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'));
  } catch {
    return undefined;
  }
}
