import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** This process's metrics, served on /metrics of its ops port. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

export const rpcDuration = new Histogram({
  name: 'proofround_rpc_duration_seconds',
  help: 'Time from receiving an RPC to its answer, by subject and result code',
  labelNames: ['subject', 'code'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
  registers: [registry],
});

export const eventsConsumed = new Counter({
  name: 'proofround_events_consumed_total',
  help: 'Events taken from JetStream, by event and outcome',
  labelNames: ['event', 'outcome'],
  registers: [registry],
});

export const outboxPublished = new Counter({
  name: 'proofround_outbox_published_total',
  help: 'Outbox rows published and acknowledged',
  registers: [registry],
});

export const outboxOldest = new Gauge({
  name: 'proofround_outbox_oldest_seconds',
  help: 'Age of the oldest outbox row that is not published yet',
  registers: [registry],
});
