import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';

import fastifyCors from '@fastify/cors';
import { CORRELATION_HEADER } from '@proofround/service-kit';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

import type { GatewayConfig } from '../config.js';

/** Hashes of our page's inline scripts. The policy allows these scripts and no injected ones. */
async function inlineScripts(webRoot: string): Promise<string[]> {
  const html = await readFile(join(webRoot, 'index.html'), 'utf8');
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}

export function addSecurityHeaders(
  fastify: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Only for https requests, received here or reported by a trusted proxy.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}

/** Lets the pages of other origins call the API: answers preflights and adds the headers of CORS. */
export async function allowOrigins(
  fastify: FastifyInstance,
  config: Pick<GatewayConfig, 'CORS_ORIGINS'>,
): Promise<void> {
  if (config.CORS_ORIGINS.length > 0) {
    await fastify.register(fastifyCors, {
      origin: config.CORS_ORIGINS,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', 'last-event-id'],
      exposedHeaders: [
        'etag',
        'link',
        'retry-after',
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
        'idempotent-replayed',
        'live-event-id',
        CORRELATION_HEADER,
      ],
      maxAge: 600,
    });
  }
}

/** The security headers of every reply (SAFE-1): the page runs only scripts that we serve. */
export async function securityHeadersOf(
  config: Pick<GatewayConfig, 'WEB_ROOT'>,
): Promise<Record<string, string>> {
  return headersWith(await inlineScripts(config.WEB_ROOT));
}

/** Computes helmet's headers once, because they do not depend on the request. */
function headersWith(scripts: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response, () => undefined);
  for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value);
  return headers;
}

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
