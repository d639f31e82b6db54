import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createServer, type Server } from 'node:http';

import type { BaseConfig } from '../config/load-config.js';
import { BASE_CONFIG } from '../service/tokens.js';
import { collectAll } from './collectors.js';
import { registry } from './metrics.js';
import { Readiness } from './readiness.js';

/**
 * /live watches only this process (a broker that blinks must not restart every replica),
 * /ready its dependencies, /metrics is Prometheus'. Bound to its own port, never public.
 */
@Injectable()
export class OpsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    @Inject(BASE_CONFIG) private readonly config: BaseConfig,
    private readonly readiness: Readiness,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const server = createServer((request, response) => {
      this.answer(request.url ?? '').then(
        ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.config.OPS_PORT, this.config.OPS_HOST, resolve);
    });
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(url: string): Promise<{ status: number; type: string; body: string }> {
    const json = 'application/json';
    switch (url) {
      case '/live':
        return { status: 200, type: json, body: '{"status":"ok"}' };
      case '/ready': {
        const failing = await this.readiness.failing();
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
