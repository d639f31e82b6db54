import type { FastifyInstance } from 'fastify';

const SHARED = /^\/(?:api\/shares|s)(?:\/|$)/i;

/**
 * Keeps shared pages and their data out of search engines, and their address, which is a secret, out
 * of the Referer header (SHARE-5). It must follow the hook of the security headers.
 */
export function hideSharedPages(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // Also the route, because its address may be spelt with escapes.
    if (SHARED.test(request.url) || SHARED.test(request.routeOptions.url ?? '')) {
      reply.header('x-robots-tag', 'noindex, nofollow');
      reply.header('referrer-policy', 'no-referrer');
    }
    done();
  });
}
