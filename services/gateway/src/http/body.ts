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

const NOTHING = Buffer.alloc(0);

/** What has arrived of a body, in one piece: kept as they come, many small pieces take far more memory. */
class BodyBuffer {
  private room = NOTHING;
  length = 0;

  /** Copies a piece to the others. @returns the memory that all of them take */
  add(piece: Buffer): number {
    const length = this.length + piece.length;
    if (length > this.room.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, Math.min(2 * this.room.length, BODY_LIMIT)));
      this.room.copy(larger, 0, 0, this.length);
      this.room = larger;
    }
    piece.copy(this.room, this.length);
    this.length = length;
    return this.room.length;
  }

  get bytes(): Buffer {
    return this.room.subarray(0, this.length);
  }

  drop(): void {
    this.room = NOTHING;
  }
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
    const received = new BodyBuffer();
    let ended = false;
    const end = (error: Error | null, body?: ReceivedBody) => {
      if (ended) return;
      ended = true;
      watched.end();
      received.drop();
      done(error, body);
    };
    const watched = unfinished.watch(request, end);
    payload.on('data', (chunk: Buffer) => {
      if (ended) return;
      if (received.length + chunk.length > BODY_LIMIT) end(null, TOO_LARGE);
      else watched.hold(received.add(chunk));
    });
    payload.on('end', () => end(null, { bytes: received.bytes, tooLarge: false }));
    payload.on('error', end);
  });
}

export function isReceivedBody(value: unknown): value is ReceivedBody {
  return typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);
}
