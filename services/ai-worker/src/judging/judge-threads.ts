import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import { CONFIG } from '@proofround/service-kit';
import { Histogram } from 'prom-client';
import { z } from 'zod';

import {
  Judge,
  type JudgeOptions,
  type JudgingResults,
  type TaskKind,
  type TaskOf,
} from '../analysis/judge.js';
import type { AiWorkerConfig } from '../config.js';
import { ThreadPool, type ThreadPoolOptions, TooSlow } from './thread-pool.js';

const judgeDuration = new Histogram({
  name: 'proofround_judging_duration_seconds',
  help: 'Time of a judgement, waiting for a thread included, by kind and outcome (done, too_slow, failed)',
  labelNames: ['kind', 'outcome'],
  buckets: [0.005, 0.015, 0.05, 0.15, 0.5, 1, 2, 5, 20],
});

/** Far more than a task needs. The pod reserves this memory beside the process (k8s/base/ai-worker.yaml). */
const MEMORY_MB = 256;

const progressReport = z.tuple([z.number(), z.string()]);

/** Judges in worker threads with a time limit, so that no text blocks the service. */
export class JudgeThreads extends Judge implements OnApplicationShutdown {
  private readonly pool: ThreadPool;

  constructor(
    config: Pick<AiWorkerConfig, 'JUDGE_THREADS' | 'JUDGE_TIMEOUT_MS'>,
    thread: Pick<ThreadPoolOptions, 'file' | 'execArgv'> = {
      file: new URL('./judge.thread.js', import.meta.url),
    },
  ) {
    super();
    this.pool = new ThreadPool({
      ...thread,
      size: config.JUDGE_THREADS,
      timeoutMs: config.JUDGE_TIMEOUT_MS,
      memoryMb: MEMORY_MB,
    });
  }

  /** @throws TooSlow: the job fails and is retried later on another thread */
  override async judge<K extends TaskKind>(
    task: TaskOf<K>,
    { progress, signal }: JudgeOptions = {},
  ): Promise<JudgingResults[K]> {
    const end = judgeDuration.startTimer({ kind: task.kind });
    try {
      const value = await this.pool.run(task, {
        ...(signal ? { signal } : {}),
        owner: task.input.owner_id,
        onProgress: (report) => progress?.(...progressReport.parse(report)),
      });
      end({ outcome: 'done' });
      // The compiler checks the thread's file against the same types.
      return value as JudgingResults[K];
    } catch (error) {
      end({ outcome: error instanceof TooSlow ? 'too_slow' : 'failed' });
      throw error;
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }
}

export const judgeProvider: Provider = {
  provide: Judge,
  inject: [CONFIG],
  useFactory: (config: AiWorkerConfig) => new JudgeThreads(config),
};
