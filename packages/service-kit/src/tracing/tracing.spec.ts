import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { DomainError } from '@proofround/contracts';

import { currentContext } from '../context/request-context.js';
import { inSpan, SpanKind, traceparent, traceWith } from './tracing.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER = '00f067aa0ba902b7';
const server = (parent?: string) => ({ kind: SpanKind.SERVER, parent });
const context = { correlation_id: 'a-request' };

describe('traces', () => {
  const exporter = new InMemorySpanExporter();

  beforeEach(() => {
    exporter.reset();
    const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
    traceWith(provider.getTracer('test'));
  });
  afterEach(() => traceWith(undefined));

  it('link each hop to the previous one by the traceparent', async () => {
    let sent: string | undefined;
    await inSpan('gateway', server(`00-${TRACE}-${BROWSER}-00`), context, async () => {
      sent = traceparent();
      await Promise.resolve();
    });
    await inSpan('service', server(sent), context, () => Promise.resolve());
    const [gateway, service] = exporter.getFinishedSpans();
    expect(gateway?.spanContext().traceId).toBe(TRACE);
    expect(gateway?.parentSpanContext?.spanId).toBe(BROWSER);
    expect(service?.spanContext().traceId).toBe(TRACE);
    expect(service?.parentSpanContext?.spanId).toBe(gateway?.spanContext().spanId);
  });

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-${BROWSER}-01`, `00-${TRACE}-${BROWSER}-01; DROP`])(
    'begin anew if the received header is no trace: %j',
    async (parent) => {
      await inSpan('gateway', server(parent), context, () => Promise.resolve());
      const [span] = exporter.getFinishedSpans();
      expect(span?.spanContext().traceId).not.toBe(TRACE);
      expect(span?.parentSpanContext).toBeUndefined();
    },
  );

  it('mark unexpected errors but not refusals, and record no messages', async () => {
    const fail = (error: Error) => inSpan('work', server(), context, () => Promise.reject(error));
    await expect(fail(new Error('secret words of a user'))).rejects.toThrow('secret');
    await expect(fail(new DomainError('not_found', 'Startup not found'))).rejects.toThrow('not found');
    const [broke, refused] = exporter.getFinishedSpans();
    expect(broke?.status.code).toBe(SpanStatusCode.ERROR);
    expect(refused?.status.code).toBe(SpanStatusCode.UNSET);
    const { attributes, status, events } = broke ?? {};
    expect(JSON.stringify({ attributes, status, events })).not.toContain('secret');
  });

  it('are off when no collector is configured', async () => {
    traceWith(undefined);
    await inSpan('work', server(), context, () => {
      expect(currentContext()).toEqual(context);
      expect(traceparent()).toBeUndefined();
      return Promise.resolve();
    });
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});
