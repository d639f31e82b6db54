import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The maximum size of a JSON body in bytes (LIMIT-5). */
export const BODY_LIMIT = 256 * 1024;

/**
 * An unchecked body. It is checked after authentication and roles, because 401 and 403 take
 * precedence over 413, 415 and 422.
 */
export interface ReceivedBody {
  readonly bytes: Buffer;
  readonly tooLarge: boolean;
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(;|$)/;

/**
 * Fastify refuses an invalid content type at once. This replaces it with a valid one that is not
 * JSON, so that the body is checked later like any other.
 */
function tolerateContentType(request: FastifyRequest): void {
  const { 'content-type': type } = request.headers;
  if (type !== undefined && !MEDIA_TYPE.test(type))
    request.headers['content-type'] = 'application/octet-stream';
}

/** Replaces Fastify's body parsers with one that collects bytes up to the limit and checks nothing. */
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
