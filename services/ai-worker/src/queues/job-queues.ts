import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUE_PREFIX } from '@proofround/contracts';
import { collectOnScrape, CONFIG, Readiness, traceparent, unavailable } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { measureMemory } from '@proofround/service-kit/redis/metrics.js';
import { Queue } from 'bullmq';
import pTimeout from 'p-timeout';
import type { z } from 'zod';

import type { AiWorkerConfig } from '../config.js';
import { FairOrder, priorityOf } from './fair-order.js';
import { queueJobs, queueOldest } from './metrics.js';
import { type QueueDefinition, QUEUES } from './queues.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
/** BullMQ's name for waiting jobs with a priority, as ours are. */
const PRIORITIZED = 'prioritized';
/** Without Redis an add would wait for ever; the caller tries again instead. */
const ADD_TIMEOUT_MS = 3000;

/** Adds jobs to BullMQ. Fails fast, because the caller still has the event and tries again. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private readonly connection: RedisConnection;
  private readonly queues = new Map<string, Queue>();
  private readonly endCollecting: () => void;

  constructor(@Inject(CONFIG) config: Pick<AiWorkerConfig, 'REDIS_URL'>, readiness: Readiness) {
    this.connection = connectRedis(config.REDIS_URL, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: true,
      commandTimeout: ADD_TIMEOUT_MS,
    });
    this.connection.on('error', (error: Error) => this.logger.warn({ err: error }, 'Redis is not reachable'));
    for (const { name } of QUEUES) {
      const queue = new Queue(name, { connection: this.connection, prefix: QUEUE_PREFIX });
      queue.on('error', () => undefined); // the connection's handler logs it
      this.queues.set(name, queue);
    }
    this.endCollecting = collectOnScrape(async () => {
      await this.measure();
      await measureMemory(this.connection);
    });
    readiness.add({ name: 'redis', check: () => this.connection.ping().then(() => true) });
  }

  /** Adds a job with an id derived from its event, so that a repeated event makes no second job. */
  async add<Q extends QueueDefinition>(
    definition: Q,
    data: z.input<Q['data']> & { event_id: string },
  ): Promise<void> {
    const queue = this.queues.get(definition.name);
    if (!queue) throw new Error(`There is no queue ${definition.name}`);
    const job: unknown = definition.data.parse({ ...data, traceparent: traceparent() });
    const jobId = `${definition.name}-${data.event_id}`;
    const adding = async () => {
      const order = new FairOrder(this.connection, definition.name);
      const place = await order.enter(definition.ownerOf(job), jobId);
      const priority = priorityOf(place, definition.hasPrecedence(job));
      await queue.add(definition.name, job, { ...definition.options, jobId, priority });
    };
    const late = unavailable(new Error('Redis did not take the job in time'));
    await pTimeout(adding(), { milliseconds: ADD_TIMEOUT_MS, message: late });
  }

  /** Measures depth and age of the queues; every replica reports the same. */
  private async measure(): Promise<void> {
    for (const [queue, jobs] of this.queues) {
      const { [PRIORITIZED]: prioritized = 0, ...counts } = await jobs.getJobCounts(...STATES, PRIORITIZED);
      counts['waiting'] = (counts['waiting'] ?? 0) + prioritized;
      for (const state of STATES) queueJobs.set({ queue, state }, counts[state] ?? 0);
      const next = (await jobs.getWaiting(0, 0))[0] ?? (await jobs.getPrioritized(0, 0))[0];
      queueOldest.set({ queue }, next ? (Date.now() - next.timestamp) / 1000 : 0);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.endCollecting();
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => undefined)));
    this.connection.disconnect();
  }
}
