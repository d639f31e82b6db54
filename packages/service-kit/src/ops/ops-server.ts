import { createServer, type Server } from 'node:http';

import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

import type { BaseConfig } from '../config/load-config.js';
import { collectAll, serviceRegistry } from './metrics.js';
import type { Readiness } from './readiness.js';

/**
 * HTTP server for operations, on its own port that is never public. /live checks this process only,
 * because a short outage of the broker must not restart every replica. It listens before the process
 * connects to anything, because a process that waits is alive.
 */
export class OpsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readiness: Readiness | undefined;
  private started = false;

  private constructor(private readonly server: Server) {}

  static async listen(config: BaseConfig): Promise<OpsServer> {
    const server = createServer((request, response) => {
      ops.answer(request.url ?? '').then(
        ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
        () => response.writeHead(500).end(),
      );
    });
    const ops = new OpsServer(server);
    server.unref(); // lets the process exit if the start fails
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.OPS_PORT, config.OPS_HOST, resolve);
    });
    return ops;
  }

  /** Sets the checks that /ready uses once the process has started. */
  watch(readiness: Readiness): this {
    this.readiness = readiness;
    return this;
  }

  onApplicationBootstrap(): void {
    this.started = true;
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(url: string): Promise<{ status: number; type: string; body: string }> {
    const json = 'application/json';
    switch (url) {
      case '/live':
        return { status: 200, type: json, body: '{"status":"ok"}' };
      case '/ready': {
        const failing = this.started && this.readiness ? await this.readiness.failing() : ['starting'];
        return {
          status: failing.length === 0 ? 200 : 503,
          type: json,
          body: JSON.stringify({ ready: failing.length === 0, failing }),
        };
      }
      case '/metrics':
        await collectAll();
        return { status: 200, type: serviceRegistry().contentType, body: await serviceRegistry().metrics() };
      default:
        return { status: 404, type: json, body: '{"detail":"Not found"}' };
    }
  }
}
