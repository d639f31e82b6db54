import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { RawReply } from '@proofround/service-kit';
import etag from 'etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

import { LiveHub } from '../live/live-hub.js';
import { endpointOf } from './route.decorator.js';

function isRawReply(value: unknown): value is RawReply {
  return typeof value === 'object' && value !== null && 'json' in value && value.json instanceof Uint8Array;
}

/** The address of the next page: this call with another cursor. */
function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return `<${url.pathname}${url.search}>; rel="next"`;
}

/**
 * Whether the caller holds this answer already; names the answer for the next time. Browsers and
 * Node's fetch send `Cache-Control: no-cache` with every If-None-Match, so that header says nothing here.
 */
function isKnown(request: FastifyRequest, reply: FastifyReply, body: unknown): boolean {
  const tag = etag(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  reply.header('etag', tag);
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return held.includes(tag) || held.includes('*');
}

/** Sends a service's bytes on as they came, empty answers empty, and 304 for what the caller holds. */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  constructor(private readonly live: LiveHub) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const endpoint = endpointOf(context);
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // Before anything is read: what happens meanwhile is newer.
    if (endpoint?.liveEventId) reply.header('live-event-id', this.live.place);
    return next.handle().pipe(
      map((answer: unknown) => {
        if (endpoint?.status === 204) return undefined;
        const body = isRawReply(answer) ? this.bytesOf(answer, request, reply) : answer;
        if (endpoint?.conditional !== true || !isKnown(request, reply, body)) return body;
        reply.status(304);
        return undefined;
      }),
    );
  }

  private bytesOf(answer: RawReply, request: FastifyRequest, reply: FastifyReply): Buffer {
    reply.header('content-type', 'application/json; charset=utf-8');
    // The name is Stripe's, whose convention the key follows.
    if (answer.replayed) reply.header('idempotent-replayed', 'true');
    if (answer.next !== undefined) reply.header('link', nextLink(request, answer.next));
    return Buffer.from(answer.json.buffer, answer.json.byteOffset, answer.json.byteLength);
  }
}
