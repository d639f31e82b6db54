import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { DomainError } from '@proofround/contracts';

import { perService } from '../context/per-service.js';
import { currentContext, type RequestContext, runInContext } from '../context/request-context.js';

/**
 * Traces follow a request from the browser through HTTP, RPCs, events and queue jobs, and back. The
 * parent span travels as W3C `traceparent`: in a header of HTTP requests and RPCs, in the envelope
 * of events, in the data of jobs. Without an exporter (OTEL_EXPORTER_OTLP_ENDPOINT) tracing is off.
 */
export { SpanKind };

/** The header with the parent span, in HTTP and NATS. */
export const TRACE_HEADER = 'traceparent';

const tracing = perService<{ tracer?: Tracer | undefined }>(() => ({}));

/** Turns tracing on with a tracer, or off with undefined. */
export function traceWith(next: Tracer | undefined): void {
  tracing().tracer = next;
}

/** Parses a received parent span; undefined if invalid. It is marked as sampled: the caller has no say in sampling. */
function parentOf(traceparent: string | undefined): SpanContext | undefined {
  const parent = parseTraceParent(traceparent ?? '');
  return parent && trace.isSpanContextValid(parent)
    ? { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    : undefined;
}

/** The current span as a `traceparent` value; undefined outside a span. */
export function traceparent(): string | undefined {
  const context = currentContext()?.span?.spanContext();
  if (!context) return undefined;
  const sampled = (context.traceFlags & TraceFlags.SAMPLED) !== 0;
  return `00-${context.traceId}-${context.spanId}-${sampled ? '01' : '00'}`;
}

export interface SpanOptions {
  kind: SpanKind;
  attributes?: Attributes;
  /** The received `traceparent`; without it, the current span is the parent. */
  parent?: string | undefined;
}

/** Starts a span, which the caller must end. Returns undefined if tracing is off. */
export function beginSpan(name: string, { kind, attributes, parent }: SpanOptions): Span | undefined {
  const { tracer } = tracing();
  if (!tracer) return undefined;
  const remote = parentOf(parent);
  const current = currentContext()?.span;
  const context = remote
    ? trace.setSpanContext(ROOT_CONTEXT, remote)
    : current
      ? trace.setSpan(ROOT_CONTEXT, current)
      : ROOT_CONTEXT;
  return tracer.startSpan(name, { kind, ...(attributes ? { attributes } : {}) }, context);
}

/**
 * Ends a span. An error marks it as failed, except an expected one. Its message may contain users' text
 * and is not recorded.
 */
export function endSpan(span: Span | undefined, error?: unknown): void {
  if (!span) return;
  if (error instanceof DomainError) span.setAttribute('proofround.code', error.code);
  else if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  }
  span.end();
}

/** Marks a span as failed without an error at hand: the reply says so. */
export function failSpan(span: Span | undefined): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs `work` in a context, and in its own span if tracing is on. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  context: RequestContext,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return runInContext(context, work);
  try {
    const result = await runInContext({ ...context, span }, work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}
