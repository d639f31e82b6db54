import type { FastifyInstance } from 'fastify';

import { addressOf } from '../http/address.js';
import { allowanceHeaders, type RateLimits } from './rate-limits.js';

/** The route of the web page: GET of any path without a route of its own. */
const ANY_PATH = /^\/?\*$/;

/** Counts API requests without a route by network address; guards do not run for them (LIMIT-8). */
export function limitUnknownRoutes(fastify: FastifyInstance, limits: RateLimits): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const unknown = request.is404 || ANY_PATH.test(request.routeOptions.url ?? '*');
    if (!unknown || !/^\/api(?:[/?]|$)/.test(request.url)) {
      done();
      return;
    }
    limits.count('requests_by_address', addressOf(request)).then((allowance) => {
      if (allowance) reply.headers(allowanceHeaders(allowance));
      done();
    }, done);
  });
}
