import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, Loops } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { Queue, type Job } from 'bullmq';
import { Cluster } from 'ioredis';
import { z } from 'zod';

import type { AiWorkerConfig } from '../config.js';
import { JobQueues } from './job-queues.js';
import { QUEUES, type QueueDefinition } from './queues.js';

/** The prefix of the previous release's keys. */
export const FORMER_PREFIX = 'bull';
const EVERY_MS = 10_000;
const AT_ONCE = 100;
const LIVE = ['waiting', 'prioritized', 'delayed', 'active'] as const;

const known = z.looseObject({ event_id: z.uuid() });

/**
 * Moves the jobs that the previous release left under its prefix to today's queues. While both
 * releases run, old workers still take jobs there; a job that a live worker holds is not moved. Moving a
 * job twice makes no second job, because its id derives from its event. The next release removes this.
 */
@Injectable()
export class FormerQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(FormerQueues.name);
  private readonly connection: RedisConnection;
  private readonly queues: { definition: QueueDefinition; former: Queue }[];

  constructor(
    @Inject(CONFIG) config: Pick<AiWorkerConfig, 'REDIS_URL'>,
    private readonly today: JobQueues,
    loops: Loops,
  ) {
    this.connection = connectRedis(config.REDIS_URL, { maxRetriesPerRequest: 1, commandTimeout: 3000 });
    this.connection.on('error', () => undefined); // JobQueues reports it
    // The former keys had no braces, so they never were on a cluster.
    const definitions = this.connection instanceof Cluster ? [] : QUEUES;
    this.queues = definitions.map((definition) => {
      const options = { connection: this.connection, prefix: FORMER_PREFIX, skipMetasUpdate: true };
      const former = new Queue(definition.name, options);
      former.on('error', () => undefined);
      return { definition, former };
    });
    if (this.queues.length > 0) loops.every(EVERY_MS, 'the move of former jobs', () => this.pass());
  }

  /** Moves the jobs that no live worker holds. */
  async pass(): Promise<void> {
    for (const { definition, former } of this.queues) {
      const jobs: Job<unknown>[] = await former.getJobs([...LIVE], 0, AT_ONCE - 1);
      for (const job of jobs) if (!(await this.isHeld(job))) await this.move(definition, job);
    }
  }

  private async isHeld(job: Job<unknown>): Promise<boolean> {
    return (await this.connection.exists(`${FORMER_PREFIX}:${job.queueName}:${job.id ?? ''}:lock`)) === 1;
  }

  private async move(definition: QueueDefinition, job: Job<unknown>): Promise<void> {
    const { event_id } = known.parse(job.data);
    const data: unknown = definition.data.parse(job.data);
    await this.today.add(definition, { ...z.looseObject({}).parse(data), event_id });
    await job.remove();
    this.logger.log({ job: job.id }, 'moved a job of the previous release');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.map(({ former }) => former.close().catch(() => undefined)));
    this.connection.disconnect();
  }
}
