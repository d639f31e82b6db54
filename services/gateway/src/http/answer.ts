import type { Endpoint } from '@proofround/contracts';
import type { RawReply } from '@proofround/service-kit';
import etag from 'etag';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Exchange } from './cookies.js';

function isRawReply(value: unknown): value is RawReply {
  return typeof value === 'object' && value !== null && 'json' in value && value.json instanceof Uint8Array;
}

/** The Link header for the next page: this request with another cursor. */
function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return `<${url.pathname}${url.search}>; rel="next"`;
}

const WEAK = 'W/';

/**
 * Sets the ETag; returns whether the client already has this body. `Cache-Control: no-cache` is ignored,
 * because browsers and Node's fetch send it with every If-None-Match.
 */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, body: unknown): boolean {
  const tag = etag(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  reply.header('etag', `${WEAK}${tag}`);
  const clientTags = (request.headers['if-none-match'] ?? '').split(',').map((entry) => entry.trim());
  return clientTags.some((one) => one === '*' || one.replace(WEAK, '') === tag);
}

function bytesOf(answer: RawReply, { request, reply }: Exchange): Buffer {
  reply.header('content-type', 'application/json; charset=utf-8');
  // The header's name follows Stripe's convention.
  if (answer.replayed) reply.header('idempotent-replayed', 'true');
  if (answer.total !== undefined) reply.header('total-count', answer.total);
  if (answer.next !== undefined) reply.header('link', nextLink(request, answer.next));
  return Buffer.from(answer.json.buffer, answer.json.byteOffset, answer.json.byteLength);
}

/**
 * The body that answers a request: a service's bytes unchanged, nothing for 204, and 304 if the client has
 * the current body. A function and not an interceptor, because Nest's take a tenth of a short request.
 */
export async function bodyOf(
  { status, conditional, liveEventId }: Endpoint,
  exchange: Exchange,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  const { request, reply } = exchange;
  // Read before the data, so that later events count as newer than the reply.
  if (liveEventId) reply.header('live-event-id', request.server.live.lastEventId);
  const answer = await handle();
  if (status === 204) return undefined;
  const body = isRawReply(answer) ? bytesOf(answer, exchange) : answer;
  if (conditional !== true || !isUnchanged(request, reply, body)) return body;
  reply.status(304);
  return undefined;
}
