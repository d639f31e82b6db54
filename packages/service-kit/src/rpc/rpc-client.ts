import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type ReplyOf, type RequestInput, type Rpc } from '@proofround/contracts';
import {
  headers,
  NoRespondersError,
  RequestError,
  TimeoutError,
  type Msg,
  type NatsConnection,
} from '@nats-io/transport-node';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';

import { CORRELATION_HEADER, currentContext } from '../context/request-context.js';
import { NATS } from '../nats/nats.js';
import { ERROR_HEADER, EXPIRES_HEADER, fromWire, NEXT_HEADER, unavailable } from './rpc-errors.js';

/** An answer as bytes, to be passed on without being parsed. */
export interface RawReply {
  readonly json: Uint8Array;
  /** The cursor of the next page, where there is one. */
  readonly next: string | undefined;
}

/** How long an answer is waited for. With the wait for a restart it stays within 5 s. */
export const RPC_TIMEOUT_MS = 4000;
/** How long to look for a replica when none listens, e.g. while one restarts. */
const NO_RESPONDERS_PATIENCE_MS = 1500;

const encoder = new TextEncoder();

/** Asks other services. Every call has a timeout; a dead service is `unavailable`. */
@Injectable()
export class RpcClient {
  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  /** Asks and parses the answer. @throws DomainError as the service threw it, or unavailable. */
  async call<R extends Rpc>(
    rpc: R,
    request: RequestInput<R>,
    options: { timeoutMs?: number } = {},
  ): Promise<ReplyOf<R>> {
    const reply = await this.forward(rpc, request, options);
    const raw: unknown = JSON.parse(Buffer.from(reply.json).toString('utf8'));
    const parsed = rpc.reply.safeParse(raw);
    if (!parsed.success) {
      throw new Error(`The answer to ${rpc.subject} does not fit its contract`, { cause: parsed.error });
    }
    return parsed.data as ReplyOf<R>;
  }

  /** Asks and hands the answer's bytes on as they came. @throws as {@link call}. */
  async forward<R extends Rpc>(
    rpc: R,
    request: RequestInput<R>,
    options: { timeoutMs?: number } = {},
  ): Promise<RawReply> {
    const message = await this.request(rpc.subject, request, options.timeoutMs ?? RPC_TIMEOUT_MS);
    if (message.headers?.has(ERROR_HEADER)) throw fromWire(message.data);
    return { json: message.data, next: message.headers?.get(NEXT_HEADER) || undefined };
  }

  private async request(subject: string, request: unknown, timeoutMs: number): Promise<Msg> {
    const body = encoder.encode(JSON.stringify(request));
    const started = Date.now();
    for (;;) {
      const head = headers();
      head.set(CORRELATION_HEADER, currentContext()?.correlation_id ?? uuid());
      head.set(EXPIRES_HEADER, String(Date.now() + timeoutMs));
      try {
        return await this.nats.request(subject, body, { timeout: timeoutMs, headers: head });
      } catch (error) {
        // Nobody received it, so asking again cannot do anything twice.
        if (isNoResponders(error) && Date.now() - started < NO_RESPONDERS_PATIENCE_MS) {
          await delay(100);
          continue;
        }
        throw toDomainError(error);
      }
    }
  }
}

function isNoResponders(error: unknown): boolean {
  return error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
}

function toDomainError(error: unknown): DomainError | Error {
  if (error instanceof TimeoutError || error instanceof RequestError || isNoResponders(error)) {
    return unavailable(error);
  }
  return error instanceof Error ? unavailable(error) : new Error(String(error));
}
