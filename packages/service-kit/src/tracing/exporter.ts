import type { BaseConfig } from '../config/load-config.js';
import { traceWith } from './tracing.js';

/**
 * Sends spans to an OpenTelemetry collector, if one is configured. The SDK is loaded only then,
 * because it costs memory and start time. Sampling depends on the trace id alone, so all hops
 * decide the same and a client cannot force its requests to be sampled.
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
    // An unreachable collector must not fail the exit.
    await provider.shutdown().catch(() => undefined);
  };
}
