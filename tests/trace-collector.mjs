// @ts-check
import { createServer } from 'node:http';

/**
 * Acts as an OpenTelemetry collector for our processes: takes OTLP/JSON on /v1/traces. Tests read
 * the spans of a trace: GET /traces/{trace id}.
 */
export async function startTraceCollector() {
  /** @type {Map<string, unknown[]>} */
  const traces = new Map();
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const trace = request.url?.match(/^\/traces\/(\w+)$/)?.[1];
      if (trace) {
        response.end(JSON.stringify(traces.get(trace) ?? []));
        return;
      }
      keep(JSON.parse(Buffer.concat(parts).toString('utf8')));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  /** @param {any} body */
  function keep({ resourceSpans }) {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(
        (/** @type {{ key: string }} */ { key }) => key === 'service.name',
      ).value.stringValue;
      for (const span of scopeSpans.flatMap((/** @type {{ spans: unknown[] }} */ { spans }) => spans)) {
        traces.set(span.traceId, [...(traces.get(span.traceId) ?? []), { ...span, service }]);
      }
    }
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}
