import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** How long the server still takes requests, to answer them with `Connection: close`: their clients then connect elsewhere. */
const LINGER_MS = 250;

/** Closes a server when all open requests have their replies, whatever idle connections clients keep. */
export class Drain {
  private openRequests = 0;
  private draining = false;

  constructor(private readonly fastify: FastifyInstance) {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.openRequests += 1;
      reply.raw.once('close', () => (this.openRequests -= 1));
      if (this.draining) reply.header('connection', 'close');
      done();
    });
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.draining) reply.header('connection', 'close');
      done();
    });
  }

  /** Takes no new connections and waits, at most `timeoutMs`, until no request is open. */
  async finish(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    const { server } = this.fastify;
    this.draining = true;
    await delay(LINGER_MS);
    server.close();
    while (this.openRequests > 0 && Date.now() < deadline) {
      await delay(20);
      server.closeIdleConnections();
    }
    server.closeAllConnections();
  }
}
