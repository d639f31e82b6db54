import type { BaseConfig } from '../config/load-config.js';
import { traceWith } from './tracing.js';

/**
 * Sends spans to an OpenTelemetry collector, where one is configured. The SDK is loaded only
 * then: it costs memory and start time. Which traces are kept follows from the trace's id alone,
 * so that every hop decides alike and no client can have all of its own kept.
 */
export async function startTracing(service: string, config: BaseConfig): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_RATIO: ratio } = config;
  if (endpoint === undefined) return () => Promise.resolve();
  const [{ BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.namespace': 'proofround',
      'service.name': service,
      'service.instance.id': `${process.pid}`,
    }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  });
  traceWith(provider.getTracer('proofround'));
  return async () => {
    traceWith(undefined);
    // A collector that is away must not hold up the exit.
    await provider.shutdown().catch(() => undefined);
  };
}
