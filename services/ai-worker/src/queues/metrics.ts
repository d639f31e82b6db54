import { QUEUE_NAMES } from '@proofround/contracts';
import { Counter, Gauge, Histogram } from 'prom-client';

export const jobsDone = new Counter({
  name: 'proofround_jobs_total',
  help: 'Jobs that this process ended, by queue and outcome (done, retry, failed)',
  labelNames: ['queue', 'outcome'],
});

// Series start at 0, because `increase()` misses the first value of a new series.
for (const queue of QUEUE_NAMES)
  for (const outcome of ['done', 'retry', 'failed']) jobsDone.inc({ queue, outcome }, 0);

export const jobsStalled = new Counter({
  name: 'proofround_jobs_stalled_total',
  help: 'Jobs whose worker died or froze and that were given to another, as seen by this process',
  labelNames: ['queue'],
});

export const queueJobs = new Gauge({
  name: 'proofround_queue_jobs',
  help: 'Jobs in a queue, by state (waiting, active, delayed, failed)',
  labelNames: ['queue', 'state'],
});

export const queueOldest = new Gauge({
  name: 'proofround_queue_oldest_seconds',
  help: 'Age of the job that is next in line; 0 when none waits',
  labelNames: ['queue'],
});

export const jobDuration = new Histogram({
  name: 'proofround_job_duration_seconds',
  help: 'Time that an attempt of a job took in this process, by queue and outcome (done, failed)',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60],
});
