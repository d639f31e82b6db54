import { AsyncLocalStorage } from 'node:async_hooks';

import type { Span } from '@opentelemetry/api';
import type { Idempotency } from '@proofround/contracts';

/** Data of one request or event, available to all its code and added to its log lines. */
export interface RequestContext {
  readonly correlation_id: string;
  readonly user_id?: string;
  readonly event_id?: string;
  /** The Idempotency-Key of a command; never logged. */
  readonly idempotency?: Idempotency | undefined;
  /** The current trace span, if tracing is on; see tracing/. */
  readonly span?: Span | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` with `context`, which {@link currentContext} returns in everything `work` calls or awaits. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The current context; undefined outside a request (start-up, timers). */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

/** The header with the correlation id, in HTTP, NATS and JetStream. */
export const CORRELATION_HEADER = 'x-correlation-id';

const ACCEPTABLE = /^[A-Za-z0-9._-]{8,128}$/;

/** Returns a client's correlation id if it is safe to log, otherwise undefined. */
export function acceptCorrelationId(value: string | undefined): string | undefined {
  return value !== undefined && ACCEPTABLE.test(value) ? value : undefined;
}
