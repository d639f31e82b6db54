import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter as BoardAdapter } from '@bull-board/fastify';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUE_NAMES } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import { Queue } from 'bullmq';
import Fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

import type { GatewayConfig } from '../config.js';

/** Where the board is shown; the cookie that opens it is sent nowhere else. */
export const BOARD_PATH = '/api/admin/queues';

/**
 * Bull Board on ai-worker's queues, to be looked at only. It is a small server of its own, which
 * never listens: its plugins would get into the way of the gateway's. Made when it is first asked
 * for, since hardly anybody ever does.
 */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private readonly logger = new Logger(QueueBoard.name);
  private board: Promise<FastifyInstance> | undefined;
  private redis: Redis | undefined;
  private queues: Queue[] = [];

  constructor(@Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'REDIS_URL'>) {}

  /** The board's server, ready to answer. */
  server(): Promise<FastifyInstance> {
    this.board ??= this.make();
    return this.board;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close().catch(() => undefined)));
    this.redis?.disconnect();
    await (await this.board)?.close();
  }

  private async make(): Promise<FastifyInstance> {
    const redis = new Redis(this.config.REDIS_URL, { maxRetriesPerRequest: 1, commandTimeout: 5000 });
    redis.on('error', (error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
    this.redis = redis;
    this.queues = QUEUE_NAMES.map((name) => {
      const queue = new Queue(name, { connection: redis, skipMetasUpdate: true });
      queue.on('error', () => undefined); // the connection has reported it already
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
