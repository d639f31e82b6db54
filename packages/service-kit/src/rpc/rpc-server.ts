import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { headers, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import {
  actor as actorSchema,
  assertAccess,
  DomainError,
  type Idempotency,
  idempotency as idempotencySchema,
  parseOrProblems,
  type Rpc,
  rpc,
  type ServiceName,
  unauthenticated,
} from '@proofround/contracts';
import pTimeout from 'p-timeout';

import { acceptCorrelationId, CORRELATION_HEADER, runInContext } from '../context/request-context.js';
import { isDatabaseAway } from '../database/database-check.js';
import { EndOfTurn } from '../nats/end-of-turn.js';
import { rpcDuration } from '../ops/metrics.js';
import { inSpan, SpanKind, TRACE_HEADER } from '../tracing/tracing.js';
import { Deadlines } from './deadlines.js';
import {
  AGAIN_HEADER,
  ERROR_HEADER,
  IDEMPOTENCY_HEADER,
  NEXT_HEADER,
  REPLAYED_HEADER,
  TOTAL_HEADER,
  toWire,
} from './rpc-errors.js';
import { RawJson, type RpcHandlers } from './rpc-handlers.js';

export interface RpcServerOptions {
  service: string;
  handlers: RpcHandlers;
  nats: NatsConnection;
  shutdownTimeoutMs: number;
  /** The reply to the gateway's health check. */
  ready: () => Promise<boolean>;
  /** Checks whether the essential dependencies can be used. */
  canAnswer: () => Promise<boolean>;
}

/** How often a replica checks whether it can answer. One without calls must know before the next call comes. */
const CHECK_EVERY_MS = 1000;
/** The interval of the checks while it takes no requests. */
const CHECK_PAUSED_EVERY_MS = 250;

/** Answers RPCs: parses requests with their contract, sends errors in one format, ends in order. */
export class RpcServer extends Server implements CustomTransportStrategy {
  private readonly turn = new EndOfTurn();
  private readonly deadlines = new Deadlines();
  /** What this replica answers, by subject. */
  private readonly workBySubject = new Map<string, (message: Msg) => Promise<void>>();
  private subscriptions: Subscription[] = [];
  private readonly running = new Set<Promise<void>>();
  private isChecking = false;
  private closing = false;
  private checks: NodeJS.Timeout | undefined;

  constructor(private readonly options: RpcServerOptions) {
    super();
  }

  listen(callback: (error?: Error) => void): void {
    try {
      for (const { rpc: contract, handle } of this.options.handlers.all())
        this.workBySubject.set(contract.subject, (message) => this.answer(contract, handle, message));
      this.bindPing();
      this.join();
      this.checks = setInterval(() => void this.pauseWhileUnable(), CHECK_EVERY_MS).unref();
      callback();
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Stops taking requests and waits for running ones, at most `shutdownTimeoutMs`. */
  async close(): Promise<void> {
    const { nats, shutdownTimeoutMs } = this.options;
    this.closing = true;
    clearInterval(this.checks);
    if (nats.isClosed()) return;
    const finished = this.leave().then(() => Promise.all(this.running));
    await pTimeout(finished, { milliseconds: shutdownTimeoutMs, message: false });
  }

  /** Takes requests, in turn with the other replicas. */
  private join(): void {
    for (const [subject, work] of this.workBySubject) this.subscribe(subject, work);
  }

  /** Takes no more requests; resolves when those on the wire have arrived. */
  private async leave(): Promise<void> {
    const left = this.subscriptions.splice(0);
    await Promise.all(left.map((subscription) => subscription.drain().catch(() => undefined)));
  }

  /** Checks whether this replica can answer. If not, leaves the requests to the others until it can. */
  private async pauseWhileUnable(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      // An error may mean that only one connection broke.
      if ((await this.options.canAnswer()) || this.isClosing()) return;
      this.logger.warn('the database cannot be used: other replicas take the requests');
      await this.leave();
      while (!this.isClosing() && !(await this.options.canAnswer())) await delay(CHECK_PAUSED_EVERY_MS);
      if (!this.isClosing()) this.join();
    } finally {
      this.isChecking = false;
    }
  }

  private isClosing = () => this.closing || this.options.nats.isClosed();

  on(): void {
    // Nest requires this method. We emit no transport events; the connection logs its own status.
  }

  unwrap(): never {
    throw new Error('The connection is injected under the token NATS');
  }

  private bindPing(): void {
    const { subject } = rpc.operations.ping(this.options.service as ServiceName);
    this.workBySubject.set(subject, async (message) => {
      message.respond(JSON.stringify({ ready: await this.options.ready() }));
    });
  }

  private subscribe(subject: string, work: (message: Msg) => Promise<void>): void {
    const subscription = this.options.nats.subscribe(subject, {
      queue: this.options.service,
      callback: (error, message) => {
        if (error) {
          this.logger.error(error);
          return;
        }
        const run = work(message).catch((failure: unknown) => {
          this.logger.error(failure);
        });
        this.running.add(run);
        void run.finally(() => this.running.delete(run));
      },
    });
    this.subscriptions.push(subscription);
  }

  private async answer(contract: Rpc, handle: (request: unknown) => unknown, message: Msg): Promise<void> {
    // A caller that has given up has already reported a timeout, so a late process must not act on the request.
    if (!this.deadlines.isInTime(message.headers)) {
      this.askAgain(message);
      return;
    }
    const correlation_id = acceptCorrelationId(message.headers?.get(CORRELATION_HEADER)) ?? randomUUID();
    const end = rpcDuration().startTimer({ subject: contract.subject });
    try {
      const request = this.parse(contract, message);
      const user_id = userOf(request);
      const idempotency = idempotencyOf(message);
      const parent = message.headers?.get(TRACE_HEADER);
      const context = { correlation_id, user_id, idempotency };
      const reply: unknown = await inSpan(
        contract.subject,
        { kind: SpanKind.SERVER, parent },
        context,
        async () => await handle(request),
      );
      await this.turn.do(() => this.respond(message, reply));
      end({ code: 'ok' });
    } catch (error) {
      if (isDatabaseAway(error)) void this.pauseWhileUnable();
      const wire = toWire(error);
      if (!(error instanceof DomainError)) {
        runInContext({ correlation_id }, () => {
          this.logger.error({ err: error, subject: contract.subject }, 'an RPC handler failed');
        });
      }
      const head = headers();
      head.set(ERROR_HEADER, wire.code);
      await this.turn.do(() => message.respond(JSON.stringify(wire), { headers: head }));
      end({ code: wire.code });
    }
  }

  private askAgain(message: Msg): void {
    const ticket = this.deadlines.ticketFor(message.headers);
    if (ticket === undefined) return;
    const head = headers();
    head.set(AGAIN_HEADER, ticket);
    message.respond('', { headers: head });
  }

  private parse(contract: Rpc, message: Msg): Record<string, unknown> {
    let raw: unknown;
    try {
      raw = message.json();
    } catch {
      throw new DomainError('invalid', 'The message is not JSON', [
        { loc: ['body'], msg: 'Must be valid JSON', type: 'json_invalid' },
      ]);
    }
    // Check the role first, so that a caller without access learns nothing about the body.
    if (Array.isArray(contract.access)) {
      const caller = actorSchema.safeParse((raw as { actor?: unknown } | null)?.actor);
      if (!caller.success) throw unauthenticated();
      assertAccess(contract.access, caller.data);
    }
    const parsed = parseOrProblems(contract.request, raw, 'body');
    if (!parsed.ok) {
      throw new DomainError('invalid', `The message does not fit ${contract.subject}`, parsed.problems);
    }
    return parsed.value as Record<string, unknown>;
  }

  private respond(message: Msg, reply: unknown): void {
    if (!(reply instanceof RawJson)) {
      message.respond(JSON.stringify(reply ?? null));
      return;
    }
    const { json, extras } = reply;
    const { next, total, replayed } = extras;
    const head = headers();
    if (next !== undefined) head.set(NEXT_HEADER, next);
    if (total !== undefined) head.set(TOTAL_HEADER, total);
    if (replayed) head.set(REPLAYED_HEADER, 'true');
    message.respond(json, head.keys().length > 0 ? { headers: head } : {});
  }
}

function idempotencyOf(message: Msg): Idempotency | undefined {
  const header = message.headers?.get(IDEMPOTENCY_HEADER);
  if (!header) return undefined;
  return idempotencySchema.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')));
}

/** The caller's user id, for the log; undefined for requests without an actor. */
function userOf(request: Record<string, unknown>): string | undefined {
  const { actor } = request;
  if (typeof actor !== 'object' || actor === null || !('user_id' in actor)) return undefined;
  return typeof actor.user_id === 'string' ? actor.user_id : undefined;
}
