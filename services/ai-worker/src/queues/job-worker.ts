import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUE_PREFIX } from '@proofround/contracts';
import { inSpan, SpanKind } from '@proofround/service-kit';
import { connectRedis, type RedisConnection } from '@proofround/service-kit/redis/connect-redis.js';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import pTimeout from 'p-timeout';
import type { z } from 'zod';

import type { AiWorkerConfig } from '../config.js';
import { FairOrder } from './fair-order.js';
import { jobDuration, jobsDone, jobsStalled } from './metrics.js';
import type { QueueDefinition } from './queues.js';

/** A job may be restarted often after crashes, because handlers are idempotent. */
const MAX_STALLED = 20;
/** The share of SHUTDOWN_TIMEOUT_MS for running jobs; a stuck one cannot block the exit. */
const CLOSE_SHARE = 0.8;

type Config = Pick<AiWorkerConfig, 'REDIS_URL' | 'JOB_LOCK_MS' | 'SHUTDOWN_TIMEOUT_MS'>;
type Data<Q extends QueueDefinition> = z.output<Q['data']> & {
  event_id: string;
  correlation_id: string;
  traceparent?: string | undefined;
};

/** Processes the jobs of one queue; on shutdown it finishes its running jobs. */
export abstract class JobWorker<Q extends QueueDefinition>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected readonly logger = new Logger(this.constructor.name);
  private readonly connection: RedisConnection;
  private readonly worker: Worker<unknown>;
  private readonly order: FairOrder;
  private readonly stopping = new AbortController();
  private readonly closeTimeoutMs: number;

  constructor(
    private readonly definition: Q,
    config: Config,
    concurrency: number,
  ) {
    this.closeTimeoutMs = CLOSE_SHARE * config.SHUTDOWN_TIMEOUT_MS;
    this.connection = connectRedis(config.REDIS_URL, { maxRetriesPerRequest: null });
    this.connection.on('error', () => undefined); // the worker reports it
    this.order = new FairOrder(this.connection, definition.name);
    this.worker = new Worker<unknown>(definition.name, (job) => this.run(job), {
      connection: this.connection,
      prefix: QUEUE_PREFIX,
      autorun: false,
      concurrency,
      lockDuration: config.JOB_LOCK_MS,
      stalledInterval: Math.max(500, config.JOB_LOCK_MS / 2),
      maxStalledCount: MAX_STALLED,
    });
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'the queue is not reachable'));
    this.worker.on('stalled', () => jobsStalled.inc({ queue: definition.name }));
    this.worker.on('failed', (job, error) => void this.onFailed(job, error));
  }

  /** Does the job. After an error it is retried until the attempts are used up. */
  protected abstract process(data: Data<Q>, signal: AbortSignal): Promise<void>;

  /** Reports to the user that the last attempt failed. */
  protected abstract giveUp(data: Data<Q>): void | Promise<void>;

  onApplicationBootstrap(): void {
    this.worker.run().catch((error: unknown) => this.logger.error({ err: error }, 'the worker stopped'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    const closed = this.worker.close().catch(() => undefined);
    await pTimeout(closed, { milliseconds: this.closeTimeoutMs, fallback: () => this.stopping.abort() });
    this.connection.disconnect();
  }

  private parse(job: Job<unknown>): Data<Q> {
    const parsed = this.definition.data.safeParse(job.data);
    if (!parsed.success)
      throw new UnrecoverableError(`The job does not fit the queue ${this.definition.name}`);
    return parsed.data as Data<Q>;
  }

  private async run(job: Job<unknown>): Promise<void> {
    const data = this.parse(job);
    const { correlation_id, event_id, traceparent: parent } = data;
    const { name: queue } = this.definition;
    this.leaveOrder(job.id, data);
    const end = jobDuration.startTimer({ queue });
    let outcome = 'failed';
    try {
      await inSpan(`${queue} job`, { kind: SpanKind.CONSUMER, parent }, { correlation_id, event_id }, () =>
        this.process(data, this.stopping.signal),
      );
      outcome = 'done';
    } finally {
      end({ outcome });
    }
    jobsDone.inc({ queue, outcome });
  }

  /** Does not wait: a job that is still counted only delays later jobs of the same owner. */
  private leaveOrder(jobId: string | undefined, data: Data<Q>): void {
    if (jobId === undefined) return;
    this.order
      .leave(this.definition.ownerOf(data), jobId)
      .catch((error: unknown) => this.logger.debug({ err: error }, 'a started job is still counted'));
  }

  private async onFailed(job: Job<unknown> | undefined, error: Error): Promise<void> {
    const attempts = this.definition.options.attempts;
    const last = job === undefined || job.attemptsMade >= attempts || error instanceof UnrecoverableError;
    this.logger.warn({ err: error, job: job?.id, attempt: job?.attemptsMade, last }, 'a job failed');
    jobsDone.inc({ queue: this.definition.name, outcome: last ? 'failed' : 'retry' });
    if (!job || !last) return;
    try {
      await this.giveUp(this.parse(job));
    } catch (failure) {
      // The startups service's sweep handles the overdue run.
      this.logger.error({ err: failure, job: job.id }, 'a failed job could not be reported');
    }
  }
}
