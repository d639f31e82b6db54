import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { collectOnScrape, CONFIG, Readiness, traceparent } from '@proofround/service-kit';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { z } from 'zod';

import type { AiWorkerConfig } from '../config.js';
import { queueJobs, queueOldest } from './metrics.js';
import { QUEUES, type QueueDefinition } from './queues.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
/** Without Redis an add would wait for ever; the caller tries again instead. */
const ADD_TIMEOUT_MS = 3000;

/** Adds jobs to BullMQ. Fails fast, because the caller still has the event and tries again. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly connection: Redis;
  private readonly queues = new Map<string, Queue>();
  private readonly endCollecting: () => void;

  constructor(@Inject(CONFIG) config: Pick<AiWorkerConfig, 'REDIS_URL'>, readiness: Readiness) {
    this.connection = new Redis(config.REDIS_URL, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: true,
      commandTimeout: ADD_TIMEOUT_MS,
      retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
    });
    this.connection.on('error', (error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
    for (const { name } of QUEUES) {
      const queue = new Queue(name, { connection: this.connection });
      queue.on('error', () => undefined); // the connection's handler logs it
      this.queues.set(name, queue);
    }
    this.endCollecting = collectOnScrape(() => this.measure());
    readiness.add({ name: 'redis', check: () => this.connection.ping().then(() => true) });
  }

  /** Adds a job with an id derived from its event, so that a repeated event makes no second job. */
  async add<Q extends QueueDefinition>(
    definition: Q,
    data: z.input<Q['data']> & { event_id: string },
  ): Promise<void> {
    const queue = this.queues.get(definition.name);
    if (!queue) throw new Error(`There is no queue ${definition.name}`);
    const job = definition.data.parse({ ...data, traceparent: traceparent() });
    const adding = queue.add(definition.name, job, {
      ...definition.options,
      jobId: `${definition.name}-${data.event_id}`,
    });
    await pTimeout(adding, { milliseconds: ADD_TIMEOUT_MS, message: 'Redis did not take the job in time' });
  }

  /** Measures depth and age of the queues; every replica reports the same. */
  private async measure(): Promise<void> {
    for (const [queue, jobs] of this.queues) {
      const counts = await jobs.getJobCounts(...STATES);
      for (const state of STATES) queueJobs.set({ queue, state }, counts[state] ?? 0);
      const [oldest] = await jobs.getWaiting(0, 0);
      queueOldest.set({ queue }, oldest ? (Date.now() - oldest.timestamp) / 1000 : 0);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.endCollecting();
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => undefined)));
    this.connection.disconnect();
  }
}
