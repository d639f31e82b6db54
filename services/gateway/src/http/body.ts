import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The most a JSON body may hold (LIMIT-5). */
export const BODY_LIMIT = 256 * 1024;

/**
 * A body as it was received. It is judged only after authentication and role checks, because a
 * 401 and a 403 come before 413, 415 and 422.
 */
export interface ReceivedBody {
  readonly bytes: Buffer;
  readonly tooLarge: boolean;
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/;

/**
 * Fastify turns a content type that is none away at once; here it is a body that is not JSON,
 * to be judged when its turn comes.
 */
function tolerateContentType(request: FastifyRequest): void {
  const { 'content-type': type } = request.headers;
  if (type !== undefined && !MEDIA_TYPE.test(type))
    request.headers['content-type'] = 'application/octet-stream';
}

/** Replaces Fastify's parsers: bytes are collected, never judged, never beyond the limit. */
export function collectBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    tolerateContentType(request);
    done();
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (request, payload, done) => {
    const finish = (body: ReceivedBody) => done(null, body);
    if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
      payload.resume();
      finish({ bytes: Buffer.alloc(0), tooLarge: true });
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    let ended = false;
    payload.on('data', (chunk: Buffer) => {
      if (ended) return;
      length += chunk.length;
      if (length > BODY_LIMIT) {
        ended = true;
        finish({ bytes: Buffer.alloc(0), tooLarge: true });
        return;
      }
      chunks.push(chunk);
    });
    payload.on('end', () => {
      if (ended) return;
      ended = true;
      finish({ bytes: Buffer.concat(chunks), tooLarge: false });
    });
    payload.on('error', (error: Error) => {
      if (ended) return;
      ended = true;
      done(error);
    });
  });
}

export function isReceivedBody(value: unknown): value is ReceivedBody {
  return typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);
}
