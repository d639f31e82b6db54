import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';

/** Ends the connection of a client that does not read its answer for `timeoutMs` (LIMIT-11). */
export function cutIfStalled(response: ServerResponse, timeoutMs: number): void {
  response.setTimeout(timeoutMs, () => response.destroy());
}

/** Applies it to every answer from its first byte. Answers that are written directly do it themselves. */
export function cutStalledReaders(fastify: FastifyInstance, timeoutMs: number): void {
  fastify.decorate('writeTimeoutMs', timeoutMs);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    cutIfStalled(reply.raw, timeoutMs);
    done();
  });
}
