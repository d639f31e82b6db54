import type { ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyReply } from 'fastify';

/** Whether the payload of a Fastify hook is known to have fewer bytes. A stream's size is not known. */
export function isShort(payload: unknown, bytes: number): boolean {
  if (payload === null || payload === undefined) return true;
  if (typeof payload === 'string') return payload.length < bytes && Buffer.byteLength(payload) < bytes;
  return Buffer.isBuffer(payload) && payload.length < bytes;
}

/** A socket takes this much at once, whether its client reads or not. */
const BUFFERED_BYTES = 16 * 1024;

/** Ends the connection of a client that does not read its answer for `timeoutMs` (LIMIT-11). */
function cutIfStalled(response: ServerResponse, timeoutMs: number): void {
  response.setTimeout(timeoutMs, () => response.destroy());
}

/**
 * Limits every answer that may be too long for the socket's buffer. Handlers that write to the socket
 * themselves get the limit from {@link hijack}.
 */
export function cutStalledReaders(fastify: FastifyInstance, timeoutMs: number): void {
  fastify.decorate('writeTimeoutMs', timeoutMs);
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (!isShort(payload, BUFFERED_BYTES)) cutIfStalled(reply.raw, timeoutMs);
    done();
  });
}

/**
 * Takes over a reply from Fastify, to write it directly. Keeps the headers already set. A client that
 * does not read is cut off.
 */
export function hijack(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  cutIfStalled(reply.raw, reply.server.writeTimeoutMs);
  return reply.raw;
}
