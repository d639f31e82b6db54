import { randomUUID } from 'node:crypto';

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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { measure } from './metrics.js';

/** The status, in logs and metrics, of a request whose answer did not arrive in full (nginx's convention). */
const CLIENT_CLOSED_REQUEST = 499;

/** Gives every request a correlation id, a span, a log line and a metric; forbids caching of API replies. */
export function addRequestHooks(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.decorateRequest('correlationId', '');
  fastify.decorateRequest('actor', undefined);
  fastify.decorateRequest('countedUser', undefined);
  fastify.decorateRequest('tokenExpires', undefined);
  fastify.decorateRequest('span', undefined);
  fastify.decorateRequest('isStream', false);

  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[CORRELATION_HEADER];
    const correlation_id = acceptCorrelationId(typeof given === 'string' ? given : undefined) ?? randomUUID();
    reply.header(CORRELATION_HEADER, correlation_id);
    // Also the route, because its address may be spelt with escapes.
    if ([request.url, request.routeOptions.url].some((path) => path?.startsWith('/api')))
      reply.header('cache-control', 'no-store');
    request.correlationId = correlation_id;
    // Not onResponse, which is not called when the client disconnects before its answer.
    reply.raw.once('close', () => report(logger, request, reply));
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
}

/** Logs and measures a request whose answer has arrived, or whose connection was closed before. */
function report(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const { method, span } = request;
  // A stream has no end of its own, and was measured when it was opened.
  const { isStream } = request;
  const status = isStream || reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST;
  if (!isStream) measure(request, reply, status);
  span?.setAttribute('http.response.status_code', status);
  if (status >= 500) failSpan(span);
  endSpan(span);
  logger.log(
    {
      method,
      route: request.routeOptions.url ?? 'none',
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user_id: request.actor?.user_id,
      correlation_id: request.correlationId,
      ...(span ? { trace_id: span.spanContext().traceId } : {}),
    },
    'request',
  );
}
