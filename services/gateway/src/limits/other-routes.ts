import type { FastifyInstance } from 'fastify';

import { addressOf } from '../http/address.js';
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
    const unknown = (request.is404 || ANY_PATH.test(url)) && /^\/api(?:[/?]|$)/.test(request.url);
    const other = NO_ENDPOINT.test(url) && request.method !== 'POST';
    if (!unknown && !other) {
      done();
      return;
    }
    limits.count('requests_by_address', addressOf(request)).then((allowance) => {
      if (allowance) reply.headers(allowanceHeaders(allowance));
      done();
    }, done);
  });
}
