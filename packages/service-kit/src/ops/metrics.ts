import pTimeout from 'p-timeout';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

/** This process's metrics, served on /metrics of its ops port. */
export const registry = register;
collectDefaultMetrics();

export const rpcDuration = new Histogram({
  name: 'proofround_rpc_duration_seconds',
  help: 'Time from receiving an RPC to its answer, by subject and result code',
  labelNames: ['subject', 'code'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
});

export const rpcUnavailable = new Counter({
  name: 'proofround_rpc_unavailable_total',
  help: 'RPCs of this process that nobody answered in time, by subject',
  labelNames: ['subject'],
});

export const rpcWaiting = new Gauge({
  name: 'proofround_rpc_waiting',
  help: 'RPCs of this process that wait for a service that is absent',
});

export const eventsConsumed = new Counter({
  name: 'proofround_events_consumed_total',
  help: 'Events taken from JetStream, by event and outcome',
  labelNames: ['event', 'outcome'],
});

export const consumerLag = new Gauge({
  name: 'proofround_consumer_lag_messages',
  help: 'Events that wait for this service: not delivered yet, or delivered and not done, by event',
  labelNames: ['service', 'event'],
});

export const deadLetters = new Gauge({
  name: 'proofround_dead_letters',
  help: 'Events that this service could not process and that nobody has replayed or removed yet',
  labelNames: ['service'],
});

export const streamBytes = new Gauge({
  name: 'proofround_stream_bytes',
  help: 'Bytes that a stream holds',
  labelNames: ['stream'],
});

export const streamCeiling = new Gauge({
  name: 'proofround_stream_max_bytes',
  help: 'Bytes that a stream may hold',
  labelNames: ['stream'],
});

export const databasePool = new Gauge({
  name: 'proofround_database_pool_connections',
  help: 'Connections of this process to its database, by state (busy, idle)',
  labelNames: ['state'],
});

export const databasePoolWaiting = new Gauge({
  name: 'proofround_database_pool_waiting',
  help: 'Queries of this process that wait for a free connection',
});

export const outboxWaiting = new Gauge({
  name: 'proofround_outbox_waiting',
  help: 'Outbox rows that are not published yet',
});

export const outboxPublished = new Counter({
  name: 'proofround_outbox_published_total',
  help: 'Outbox rows published and acknowledged',
});

export const outboxOldest = new Gauge({
  name: 'proofround_outbox_oldest_seconds',
  help: 'Age of the oldest outbox row that is not published yet',
});

/** Sets metrics that are read only when Prometheus scrapes. */
type Collector = () => Promise<void>;

const collectors = new Set<Collector>();
/** Well below Prometheus' default timeout of 10 s. A slower metric keeps its last value. */
const TIMEOUT_MS = 2000;

/** Calls `collect` before each scrape, until the returned function is called. */
export function collectOnScrape(collect: Collector): () => void {
  collectors.add(collect);
  return () => collectors.delete(collect);
}

/** Runs all collectors. A metric whose collector fails or is slow keeps its last value. */
export async function collectAll(): Promise<void> {
  const all = Promise.allSettled([...collectors].map((collect) => collect()));
  await pTimeout(all, { milliseconds: TIMEOUT_MS, message: false });
}
