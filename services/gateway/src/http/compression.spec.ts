import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex, Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import Fastify, { type FastifyInstance } from 'fastify';

import { compressJson } from './compression.js';
import { hijack } from './stalled-readers.js';

const PAGE = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, text: 'Bookkeeping.' })));
const decompress = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
};

describe('JSON of the API', () => {
  let fastify: FastifyInstance;

  beforeEach(() => {
    fastify = Fastify();
    fastify.decorate('writeTimeoutMs', 1000);
    compressJson(fastify);
    const json = 'application/json; charset=utf-8';
    fastify.get('/api/page', (_request, reply) => reply.header('content-type', json).send(Buffer.from(PAGE)));
    fastify.get('/api/object', () => ({ text: 'x'.repeat(2000) }));
    fastify.get('/api/small', () => ({ text: 'x'.repeat(900) }));
    fastify.get('/api/text', (_request, reply) => reply.type('text/plain').send('x'.repeat(5000)));
    fastify.get('/file.json', (_request, reply) => reply.header('content-type', json).send(PAGE));
    fastify.get('/api/events', (_request, reply) =>
      hijack(reply).writeHead(200, { 'content-type': 'text/event-stream' }).end(`data: ${PAGE}\n\n`),
    );
  });
  afterEach(() => fastify.close());

  const read = (url: string, accept?: string) =>
    fastify.inject({ url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });

  // rule: WIRE-11
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['*', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
  ] as const)('is compressed for a client that accepts %s: %s', async (accept, encoding) => {
    for (const url of ['/api/page', '/api/object']) {
      const uncompressed = await read(url);
      const { headers, rawPayload } = await read(url, accept);
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(rawPayload.length).toBeLessThan(uncompressed.rawPayload.length / 3);
      expect(decompress[encoding](rawPayload)).toBe(uncompressed.payload);
    }
  });

  // rule: WIRE-11
  it.each([
    ['accepts nothing', '/api/page', undefined],
    ['accepts only what we do not have', '/api/page', 'deflate, zstd, identity'],
    ['refuses both', '/api/page', 'br;q=0, gzip;q=0.0'],
    ['refuses everything', '/api/page', 'identity;q=1, *;q=0'],
    ['gets a small body', '/api/small', 'br, gzip'],
    ['gets no JSON', '/api/text', 'br, gzip'],
    ['gets a file of the front end', '/file.json', 'br, gzip'],
    ['follows events', '/api/events', 'br, gzip'],
  ])('is not compressed for a client that %s', async (_name, url, accept) => {
    const answer = await read(url, accept);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.payload).toBe((await read(url)).payload);
  });

  it('adds to the Vary header of other parts', async () => {
    fastify.get('/api/origin', (_request, reply) => reply.header('vary', 'Origin').send({}));
    expect((await read('/api/origin', 'br')).headers.vary).toBe('Origin, Accept-Encoding');
  });

  it('has no body for HEAD', async () => {
    const { headers, rawPayload } = await fastify.inject({
      method: 'HEAD',
      url: '/api/page',
      headers: { 'accept-encoding': 'br' },
    });
    expect([rawPayload.length, headers['content-encoding']]).toEqual([0, undefined]);
  });

  describe('that is streamed', () => {
    let ended: boolean;
    let list: Readable | undefined;
    let compressor: Duplex | undefined;
    async function* itemsOf(items: number, text: () => string) {
      try {
        for (let item = 0; item < items; item++) {
          yield Buffer.from(`${item === 0 ? '[' : ','}"${text()}"`);
          await new Promise(setImmediate);
        }
        yield Buffer.from(']');
      } finally {
        ended = true;
      }
    }
    beforeEach(() => {
      ended = false;
      compressor = undefined;
      fastify.addHook('onSend', (_request, _reply, payload, done) => {
        if (payload instanceof Duplex) compressor = payload;
        done(null, payload);
      });
      const stream = (content: AsyncGenerator<Uint8Array>) =>
        (list = Readable.from(content, { objectMode: false }));
      fastify.get('/api/list', (_request, reply) =>
        reply.type('application/json').send(stream(itemsOf(500, () => 'Bookkeeping. '.repeat(100)))),
      );
      fastify.get('/api/endless', (_request, reply) =>
        reply
          .type('application/json')
          .send(stream(itemsOf(Infinity, () => randomBytes(50_000).toString('hex')))),
      );
      fastify.get('/api/broken', (_request, reply) =>
        reply.type('application/json').send(
          stream(
            (async function* (): AsyncGenerator<Uint8Array> {
              await Promise.resolve();
              throw new Error('broken');
            })(),
          ),
        ),
      );
    });

    // rule: WIRE-11
    it.each(['br', 'gzip'] as const)('is compressed while it is made: %s', async (encoding) => {
      const { headers, rawPayload } = await read('/api/list', encoding);
      expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, undefined]);
      const text = decompress[encoding](rawPayload);
      expect(JSON.parse(text)).toHaveLength(500);
      expect(rawPayload.length).toBeLessThan(text.length / 3);
    });

    it('is compressed only as fast as its client reads, and ends when the client disconnects', async () => {
      await fastify.listen({ port: 0, host: '127.0.0.1' });
      const { port } = fastify.server.address() as AddressInfo;
      const request = get({ port, path: '/api/endless', headers: { 'accept-encoding': 'br' }, agent: false });
      request.on('error', () => undefined);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.on('error', () => undefined);
      // The compressed bytes wait for the client, and the list waits for the compressor.
      const isStalled = () =>
        compressor !== undefined &&
        compressor.readableLength >= compressor.readableHighWaterMark &&
        compressor.writableNeedDrain &&
        list?.isPaused();
      while (!isStalled()) await new Promise(setImmediate);
      expect(ended).toBe(false);
      request.destroy();
      while (!ended) await new Promise(setImmediate);
    });

    it('that fails before the first byte is answered with a readable error', async () => {
      const answer = await read('/api/broken', 'br');
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([500, undefined]);
      expect(answer.json()).toMatchObject({ message: 'broken' });
    });
  });
});
