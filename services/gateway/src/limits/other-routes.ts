import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressOf } from '../http/address.js';
import { NOT_FOUND } from '../http/error.filter.js';
import { allowanceHeaders, type RateLimits } from './rate-limits.js';

/** The route of the web page: GET of any path without a route of its own. */
const ANY_PATH = /^\/?\*$/;
/** Routes of the API that are no endpoints: its document, and the page that a mail's link opens. */
const NO_ENDPOINT = /^\/api\/(?:docs(?:\/|$)|unsubscribe\/)/;

/** Counts API requests without a route or endpoint by address (LIMIT-8); the guards count the others. */
export function limitOtherRoutes(fastify: FastifyInstance, limits: RateLimits): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // The route and not the address, which may be spelt with escapes.
    const { url = '*' } = request.routeOptions;
    const isUnknown = (request.is404 || ANY_PATH.test(url)) && /^\/api(?:[/?]|$)/.test(request.url);
    const isNoEndpoint = NO_ENDPOINT.test(url) && request.method !== 'POST';
    if (!isUnknown && !isNoEndpoint) {
      done();
      return;
    }
    countCall(limits, request, reply).then(() => done(), done);
  });
}

/**
 * An OPTIONS request that is not a CORS preflight is an unknown method. It counts by address (LIMIT-8).
 * The hook must precede the one that answers preflights.
 */
export function refuseOtherOptions(fastify: FastifyInstance, limits: RateLimits): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-method': method } = request.headers;
    if (request.method !== 'OPTIONS' || (origin && method)) {
      done();
      return;
    }
    countCall(limits, request, reply).then(() => void reply.status(404).send({ detail: NOT_FOUND }), done);
  });
}

/** Counts a request whose path cannot be decoded by address (LIMIT-8). It has no route, so no hook sees it. */
export function countUnreadablePaths(fastify: FastifyInstance, limits: RateLimits): void {
  fastify.decorate('countUnreadablePath', (request, reply) => countCall(limits, request, reply));
}

async function countCall(limits: RateLimits, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const allowance = await limits.count('requests_by_address', addressOf(request));
  if (allowance) reply.headers(allowanceHeaders(allowance));
}
