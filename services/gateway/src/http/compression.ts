import { createHash } from 'node:crypto';
import { type Duplex, pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliOptions,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

import { isShort } from './stalled-readers.js';

type Encoding = 'br' | 'gzip';

/** A smaller body fits into one packet without compression. */
const MIN_BYTES = 1024;
const CACHE_BYTES = 16 * 1024 * 1024;
/** Level 4 is smaller and faster than gzip's default on our lists; the window bounds a stream's memory. */
const BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const GZIP: ZlibOptions = { level: 6 };

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body, GZIP),
};
const streams: Record<Encoding, () => Duplex> = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(GZIP),
};

/** The best encoding that the client accepts; undefined if it accepts none. */
function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Compressed bodies by their hash: many investors read the same page, which is compressed once. */
class CompressedBodies {
  private readonly bodies = new LRUCache<string, Buffer, { encoding: Encoding; body: Buffer }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 100,
    fetchMethod: (_key, _stale, { context }) => compressors[context.encoding](context.body),
  });

  async of(encoding: Encoding, body: Buffer): Promise<Buffer> {
    const key = `${encoding} ${createHash('sha256').update(body).digest('base64')}`;
    return (await this.bodies.fetch(key, { context: { encoding, body } })) ?? compressors[encoding](body);
  }
}

/** Whether the answer is JSON of the API; the front end's files are compressed when they are built. */
function isJson(request: FastifyRequest, reply: FastifyReply): boolean {
  return (
    request.url.startsWith('/api') &&
    String(reply.getHeader('content-type')).startsWith('application/json') &&
    !reply.hasHeader('content-encoding')
  );
}

function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`);
}

/** Compresses while the client reads. */
function compressStream(reply: FastifyReply, encoding: Encoding, content: Readable): Readable {
  reply.header('content-encoding', encoding).removeHeader('content-length');
  // An error before the first byte is answered as JSON that is not compressed.
  content.once('error', () => void reply.removeHeader('content-encoding'));
  // An error on either side ends both; Fastify sees it on the stream that it sends.
  return pipeline(content, streams[encoding](), () => undefined);
}

/** The payload to send: compressed, if it is JSON and the client accepts it. */
async function compressed(
  bodies: CompressedBodies,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const encoding = encodingFor(request);
  if (encoding === undefined) return payload;
  if (payload instanceof Readable) return compressStream(reply, encoding, payload);
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (!Buffer.isBuffer(body)) return payload;
  const bytes = await bodies.of(encoding, body);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return bytes;
}

/** Compresses the API's JSON for clients that accept it (WIRE-11), streamed lists too. */
export function compressJson(fastify: FastifyInstance): void {
  const bodies = new CompressedBodies();
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isJson(request, reply)) {
      done(null, payload);
      return;
    }
    varyByEncoding(reply);
    // Most answers end here. A promise for each would cost more than the rest of this hook.
    if (request.method === 'HEAD' || isShort(payload, MIN_BYTES)) {
      done(null, payload);
      return;
    }
    compressed(bodies, request, reply, payload).then((sent) => {
      done(null, sent);
    }, done);
  });
}
