import { registry } from '@proofround/service-kit';
import { Counter, Histogram } from 'prom-client';

export const jobsDone = new Counter({
  name: 'proofround_jobs_total',
  help: 'Jobs that this process ended, by queue and outcome (done, retry, failed)',
  labelNames: ['queue', 'outcome'],
  registers: [registry],
});

export const jobDuration = new Histogram({
  name: 'proofround_job_duration_seconds',
  help: 'Time that a job took in this process',
  labelNames: ['queue'],
  buckets: [0.01, 0.05, 0.2, 1, 5, 20, 60],
  registers: [registry],
});
