import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Closes a server when all open requests have their replies. Node would wait for every open
 * connection, including idle ones that a client keeps.
 */
export class Drain {
  private openRequests = 0;

  constructor(private readonly fastify: FastifyInstance) {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.openRequests += 1;
      reply.raw.once('close', () => (this.openRequests -= 1));
      done();
    });
  }

  /** Waits until no request is open, at most `timeoutMs`, then closes all connections. */
  async finish(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.openRequests > 0 && Date.now() < deadline) await delay(20);
    this.fastify.server.closeAllConnections();
  }
}
