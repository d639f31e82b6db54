import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Lets a server end when its answers are out. Node waits for every open connection, also for one
 * that a client keeps for later and never uses; this waits for the requests in hand only.
 */
export class Drain {
  private inHand = 0;

  constructor(private readonly fastify: FastifyInstance) {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.inHand += 1;
      reply.raw.once('close', () => (this.inHand -= 1));
      done();
    });
  }

  /** Resolves once no request is in hand, or after the time allowed; then cuts what is left. */
  async finish(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.inHand > 0 && Date.now() < deadline) await delay(20);
    this.fastify.server.closeAllConnections();
  }
}
