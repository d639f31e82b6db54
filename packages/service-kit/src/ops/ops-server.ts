import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { createServer, type Server } from 'node:http';

import type { BaseConfig } from '../config/load-config.js';
import { collectAll } from './collectors.js';
import { registry } from './metrics.js';
import type { Readiness } from './readiness.js';

/**
 * /live watches only this process (a broker that blinks must not restart every replica),
 * /ready its dependencies, /metrics is Prometheus'. Bound to its own port, never public. It
 * listens before anything is connected: a process that waits for its servers is alive.
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
    server.unref(); // a start that fails is not held up by it
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.OPS_PORT, config.OPS_HOST, resolve);
    });
    return ops;
  }

  /** What /ready asks once the process has started. */
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
        return { status: 200, type: registry.contentType, body: await registry.metrics() };
      default:
        return { status: 404, type: json, body: '{"detail":"Not found"}' };
    }
  }
}
