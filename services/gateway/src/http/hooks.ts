import { Logger } from '@nestjs/common';
import { acceptCorrelationId, CORRELATION_HEADER, runInContext } from '@proofround/service-kit';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';

/** What every request gets: its correlation id, its log line, and no caching of API answers. */
export function addRequestHooks(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.decorateRequest('correlationId', '');
  fastify.decorateRequest('actor', undefined);
  fastify.decorateRequest('tokenExpires', undefined);

  fastify.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[CORRELATION_HEADER];
    const correlation_id = acceptCorrelationId(typeof given === 'string' ? given : undefined) ?? randomUUID();
    reply.header(CORRELATION_HEADER, correlation_id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    request.correlationId = correlation_id;
    done();
  });

  // Only now: what reads the body runs in no request's context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runInContext({ correlation_id: request.correlationId }, done);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    logger.log(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.actor?.user_id,
        correlation_id: request.correlationId,
      },
      'request',
    );
    done();
  });
}
