import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { DomainError } from '@proofround/contracts';

import { currentContext, runInContext, type RequestContext } from '../context/request-context.js';

/**
 * Traces follow a request from the browser through every hop: HTTP, RPC, the outbox's events,
 * the queue's jobs, and back. What a span is the child of travels as W3C `traceparent`: in a
 * header of HTTP and of RPCs, in the envelope of events, in the data of jobs. Without an
 * exporter (OTEL_EXPORTER_OTLP_ENDPOINT) nothing of this runs.
 */
export { SpanKind };

/** The name under which a parent travels over HTTP and NATS. */
export const TRACE_HEADER = 'traceparent';

let tracer: Tracer | undefined;

/** Has spans made from now on; undefined: no more. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** A parent that came over the wire; undefined for text that is none. The caller does not decide about sampling. */
function parentOf(traceparent: string | undefined): SpanContext | undefined {
  const parent = parseTraceParent(traceparent ?? '');
  return parent && trace.isSpanContextValid(parent)
    ? { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    : undefined;
}

/** The present span as it travels; undefined outside of any. */
export function traceparent(): string | undefined {
  const context = currentContext()?.span?.spanContext();
  if (!context) return undefined;
  const sampled = (context.traceFlags & TraceFlags.SAMPLED) !== 0;
  return `00-${context.traceId}-${context.spanId}-${sampled ? '01' : '00'}`;
}

export interface SpanOptions {
  kind: SpanKind;
  attributes?: Attributes;
  /** What came over the wire; without it the present span is the parent. */
  parent?: string | undefined;
}

/** Begins a span; undefined without an exporter. Whoever begins it ends it. */
export function beginSpan(name: string, { kind, attributes, parent }: SpanOptions): Span | undefined {
  if (!tracer) return undefined;
  const remote = parentOf(parent);
  const present = currentContext()?.span;
  const context = remote
    ? trace.setSpanContext(ROOT_CONTEXT, remote)
    : present
      ? trace.setSpan(ROOT_CONTEXT, present)
      : ROOT_CONTEXT;
  return tracer.startSpan(name, { kind, ...(attributes ? { attributes } : {}) }, context);
}

/**
 * Ends a span; with an error, as failed, unless it is an answer like "not found". Its message
 * stays out: it may quote what users wrote.
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

/** Marks a span as failed where no error is at hand. */
export function failSpan(span: Span | undefined): void {
  span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs `work` in a context, as a span of its own where traces are kept. */
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
