import { registry } from '@proofround/service-kit';
import { Histogram } from 'prom-client';

export const judgeDuration = new Histogram({
  name: 'proofround_judging_duration_seconds',
  help: 'Time of a judgement, waiting for a thread included, by kind and outcome (done, too_slow, failed)',
  labelNames: ['kind', 'outcome'],
  buckets: [0.005, 0.015, 0.05, 0.15, 0.5, 1, 2, 5, 20],
  registers: [registry],
});
