import { randomUUID } from 'node:crypto';

import {
  headers,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  RequestError,
} from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { Idempotency, ReplyOf, RequestInput, Rpc } from '@proofround/contracts';
import type { z } from 'zod';

import { CONFIG } from '../config/injection-tokens.js';
import type { BaseConfig } from '../config/load-config.js';
import { CORRELATION_HEADER, currentContext } from '../context/request-context.js';
import { EndOfTurn } from '../nats/end-of-turn.js';
import { NATS } from '../nats/nats.js';
import { rpcUnavailable } from '../ops/metrics.js';
import { TRACE_HEADER, traceparent } from '../tracing/tracing.js';
import {
  AGAIN_HEADER,
  ERROR_HEADER,
  EXPIRES_HEADER,
  fromWire,
  IDEMPOTENCY_HEADER,
  NEXT_HEADER,
  REPLAYED_HEADER,
  TIMEOUT_HEADER,
  TOTAL_HEADER,
  unavailable,
} from './rpc-errors.js';
import type { ReplyExtras } from './rpc-handlers.js';
import { WaitingCalls } from './waiting-calls.js';

export interface RpcOptions {
  timeoutMs?: number;
  /** The Idempotency-Key of a command that creates something; see {@link Commands}. */
  idempotency?: Idempotency | undefined;
}

export interface RawReply extends ReplyExtras {
  readonly json: Uint8Array;
}

/**
 * The default time limit of a call, including the wait for a restarting replica: a call to a dead
 * service ends as a 503 within 5 s.
 */
export const RPC_TIMEOUT_MS = 4500;

const encoder = new TextEncoder();

/** Calls other services. Every call has a timeout; if no replica replies, it throws `unavailable`. */
@Injectable()
export class RpcClient {
  private readonly turn = new EndOfTurn();
  private readonly waitingCalls = new WaitingCalls();

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(CONFIG) private readonly config: Pick<BaseConfig, 'RPC_WAIT_MS'>,
  ) {}

  /** Calls and parses the reply. @throws the service's DomainError, or DomainError unavailable */
  async call<R extends Rpc>(rpc: R, request: RequestInput<R>, options: RpcOptions = {}): Promise<ReplyOf<R>> {
    const reply = await this.forward(rpc, request, options);
    return parseReply(rpc, reply.json);
  }

  /** Calls for a page of a list; `next` is the cursor of the next page. @throws like {@link call} */
  async page<Item>(
    rpc: Rpc<z.ZodType, z.ZodType<Item[]>>,
    request: unknown,
  ): Promise<{ items: Item[]; next: string | undefined }> {
    const { json, next } = await this.forward(rpc, request);
    return { items: parseReply(rpc, json), next };
  }

  /** Calls and returns the reply's bytes unparsed. @throws like {@link call} */
  async forward<R extends Rpc>(
    rpc: R,
    request: RequestInput<R>,
    options: RpcOptions = {},
  ): Promise<RawReply> {
    const message = await this.request(rpc, request, options);
    if (message.headers?.has(ERROR_HEADER)) throw fromWire(message.data);
    return {
      json: message.data,
      next: message.headers?.get(NEXT_HEADER) || undefined,
      total: message.headers?.get(TOTAL_HEADER) || undefined,
      replayed: message.headers?.has(REPLAYED_HEADER) ?? false,
    };
  }

  private async request(
    { subject }: Rpc,
    request: unknown,
    { timeoutMs = RPC_TIMEOUT_MS, idempotency }: RpcOptions,
  ): Promise<Msg> {
    const body = encoder.encode(JSON.stringify(request));
    // Not the clock of the day, which may be set while the call waits.
    const began = performance.now();
    const parent = traceparent();
    const send = (ticket: string | undefined) => {
      const timeout = Math.max(began + timeoutMs - performance.now(), 1);
      const head = headers();
      head.set(CORRELATION_HEADER, currentContext()?.correlation_id ?? randomUUID());
      head.set(EXPIRES_HEADER, String(Date.now() + Math.floor(timeout)));
      head.set(TIMEOUT_HEADER, String(Math.floor(timeout)));
      if (ticket) head.set(AGAIN_HEADER, ticket);
      if (parent) head.set(TRACE_HEADER, parent);
      // base64url, because NATS headers carry only ASCII.
      if (idempotency) {
        head.set(IDEMPOTENCY_HEADER, Buffer.from(JSON.stringify(idempotency)).toString('base64url'));
      }
      return this.turn.do(() => this.nats.request(subject, body, { timeout, headers: head }));
    };
    const wait = this.waitingCalls.wait(body.length, began + Math.min(this.config.RPC_WAIT_MS, timeoutMs));
    let ticket: string | undefined;
    try {
      for (;;) {
        try {
          const reply = await send(ticket);
          ticket = reply.headers?.get(AGAIN_HEADER) || undefined;
          if (ticket === undefined) return reply;
          // Each replica gives tickets of its own, so the next one may ask again.
          if (performance.now() - began >= timeoutMs) throw new Error('The time of the call is over');
        } catch (error) {
          // Only if nobody received the request; a retry then cannot repeat its effect.
          if (isNoResponders(error) && (await wait.pause())) continue;
          rpcUnavailable().inc({ subject });
          throw unavailable(error);
        }
      }
    } finally {
      wait.end();
    }
  }
}

function parseReply<R extends Rpc>(rpc: R, json: Uint8Array): ReplyOf<R> {
  const raw: unknown = JSON.parse(Buffer.from(json).toString('utf8'));
  const parsed = rpc.reply.safeParse(raw);
  if (!parsed.success) {
    throw new Error(`The reply to ${rpc.subject} does not fit its contract`, { cause: parsed.error });
  }
  return parsed.data as ReplyOf<R>;
}

function isNoResponders(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
}
