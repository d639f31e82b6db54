import type { Span } from '@opentelemetry/api';
import type { Idempotency } from '@proofround/contracts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to one request or event and follows it through every hop and log line. */
export interface RequestContext {
  readonly correlation_id: string;
  readonly user_id?: string;
  readonly event_id?: string;
  /** The Idempotency-Key under which a command came; never logged. */
  readonly idempotency?: Idempotency | undefined;
  /** The span of this hop, where traces are kept; see tracing/. */
  readonly span?: Span | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with a context that everything it awaits can see. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The present context; undefined outside of any request (start-up, timers). */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The header that carries the correlation id over HTTP, NATS and JetStream alike. */
export const CORRELATION_HEADER = 'x-correlation-id';

const ACCEPTABLE = /^[A-Za-z0-9._-]{8,128}$/;

/** A correlation id that a client sent, if it is fit to be logged; else undefined. */
export function acceptCorrelationId(value: string | undefined): string | undefined {
  return value !== undefined && ACCEPTABLE.test(value) ? value : undefined;
}
