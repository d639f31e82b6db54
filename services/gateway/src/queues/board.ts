import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter as BoardAdapter } from '@bull-board/fastify';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUE_NAMES, QUEUE_PREFIX } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { Queue } from 'bullmq';
import Fastify, { type FastifyInstance } from 'fastify';

import type { GatewayConfig } from '../config.js';

/** The path of the board and of its cookie. */
export const BOARD_PATH = '/api/admin/queues';

/**
 * A read-only Bull Board of ai-worker's queues, in a Fastify server that never listens, because its
 * plugins would conflict with the gateway's. Created on first use.
 */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private readonly logger = new Logger(QueueBoard.name);
  private board: Promise<FastifyInstance> | undefined;
  private redis: RedisConnection | undefined;
  private queues: Queue[] = [];

  constructor(@Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'REDIS_URL'>) {}

  server(): Promise<FastifyInstance> {
    this.board ??= this.createServer();
    return this.board;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close().catch(() => undefined)));
    this.redis?.disconnect();
    await (await this.board)?.close();
  }

  private async createServer(): Promise<FastifyInstance> {
    const redis = connectRedis(this.config.REDIS_URL, { maxRetriesPerRequest: 1, commandTimeout: 5000 });
    redis.on('error', (error: Error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
    this.redis = redis;
    this.queues = QUEUE_NAMES.map((name) => {
      const queue = new Queue(name, {
        connection: redis,
        prefix: QUEUE_PREFIX,
        skipMetasUpdate: true,
      });
      queue.on('error', () => undefined); // already logged by the connection
      return queue;
    });
    const adapter = new BoardAdapter();
    createBullBoard({
      queues: this.queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
      serverAdapter: adapter,
      options: { uiConfig: { boardTitle: 'Proofround' } },
    });
    adapter.setBasePath(BOARD_PATH);
    const server = Fastify();
    await server.register(adapter.registerPlugin(), { prefix: BOARD_PATH });
    await server.ready();
    return server;
  }
}
