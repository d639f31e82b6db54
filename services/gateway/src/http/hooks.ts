import { Logger } from '@nestjs/common';
import {
  acceptCorrelationId,
  beginSpan,
  CORRELATION_HEADER,
  endSpan,
  failSpan,
  runInContext,
  SpanKind,
  TRACE_HEADER,
} from '@proofround/service-kit';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';

import { requestDuration } from './metrics.js';

/**
 * Gives every request a correlation id, a span, a log line and a metric, and forbids caching of API
 * replies.
 */
export function addRequestHooks(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.decorateRequest('correlationId', '');
  fastify.decorateRequest('actor', undefined);
  fastify.decorateRequest('tokenExpires', undefined);
  fastify.decorateRequest('span', undefined);

  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[CORRELATION_HEADER];
    const correlation_id = acceptCorrelationId(typeof given === 'string' ? given : undefined) ?? randomUUID();
    reply.header(CORRELATION_HEADER, correlation_id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    request.correlationId = correlation_id;
    const parent = request.headers[TRACE_HEADER];
    request.span = beginSpan(`${request.method} ${request.routeOptions.url ?? 'none'}`, {
      kind: SpanKind.SERVER,
      parent: typeof parent === 'string' ? parent : undefined,
      attributes: { 'proofround.correlation_id': correlation_id },
    });
    done();
  });

  // Not before preValidation, because the code that reads the body would lose the context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { correlationId: correlation_id, span } = request;
    runInContext({ correlation_id, span }, done);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, span } = request;
    const { statusCode: status } = reply;
    const route = request.routeOptions.url ?? 'none';
    requestDuration.observe({ method, route, status }, reply.elapsedTime / 1000);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) failSpan(span);
    endSpan(span);
    logger.log(
      {
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.actor?.user_id,
        correlation_id: request.correlationId,
        ...(span ? { trace_id: span.spanContext().traceId } : {}),
      },
      'request',
    );
    done();
  });
}
