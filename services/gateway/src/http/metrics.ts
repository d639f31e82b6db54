import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gauge, Histogram } from 'prom-client';

/** The label `route` is the pattern (/api/startups/:id), not the path, to keep the number of values small. */
export const requestDuration = new Histogram({
  name: 'proofround_http_request_duration_seconds',
  help: 'Time from a request to the end of its answer, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
});

/** Measures the time since the request came. */
export function measure(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const route = request.routeOptions.url ?? 'none';
  requestDuration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
}

/** Measures a stream when its head is sent: it stays open for as long as its client likes. */
export function streamOpened(request: FastifyRequest, reply: FastifyReply): void {
  request.isStream = true;
  measure(request, reply, reply.raw.statusCode);
}

export const liveConnections = new Gauge({
  name: 'proofround_live_connections',
  help: 'Browsers that follow live events on this replica',
});
