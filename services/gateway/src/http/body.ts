import type { FastifyInstance, FastifyRequest } from 'fastify';

import { BODY_LIMIT } from './errors.js';
import { UnfinishedBodies } from './unfinished-bodies.js';

/** An unchecked body, because 401 and 403 take precedence over 413, 415 and 422. */
export interface ReceivedBody {
  readonly bytes: Buffer;
  readonly tooLarge: boolean;
}

const TOO_LARGE: ReceivedBody = { bytes: Buffer.alloc(0), tooLarge: true };

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/;

/** Replaces an invalid content type, which Fastify refuses at once, so that it is checked later. */
function tolerateContentType(request: FastifyRequest): void {
  const { 'content-type': type } = request.headers;
  if (type !== undefined && !MEDIA_TYPE.test(type))
    request.headers['content-type'] = 'application/octet-stream';
}

/** Replaces Fastify's body parsers: collects bytes up to the limit and within `timeoutMs`, unchecked. */
export function collectBodies(fastify: FastifyInstance, timeoutMs: number): void {
  const unfinished = new UnfinishedBodies(timeoutMs);
  fastify.addHook('onRequest', (request, _reply, done) => {
    tolerateContentType(request);
    done();
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (request, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
      payload.resume();
      done(null, TOO_LARGE);
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    let ended = false;
    const end = (error: Error | null, body?: ReceivedBody) => {
      if (ended) return;
      ended = true;
      chunks.length = 0;
      release();
      done(error, body);
    };
    const release = unfinished.watch(request, end);
    payload.on('data', (chunk: Buffer) => {
      if (ended) return;
      length += chunk.length;
      if (length > BODY_LIMIT) end(null, TOO_LARGE);
      else chunks.push(chunk);
    });
    payload.on('end', () => end(null, { bytes: Buffer.concat(chunks), tooLarge: false }));
    payload.on('error', end);
  });
}

export function isReceivedBody(value: unknown): value is ReceivedBody {
  return typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);
}
