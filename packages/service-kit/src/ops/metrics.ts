import pTimeout from 'p-timeout';
import {
  collectDefaultMetrics,
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  register,
  Registry,
} from 'prom-client';

import { perService } from '../context/per-service.js';

/** The metrics of a process with one service. */
export const registry = register;
const registries = perService<{ current: Registry }>(() => ({ current: registry }));

/** The metrics of this service and of its process, served on /metrics of its ops port. */
export const serviceRegistry = (): Registry => registries().current;

collectDefaultMetrics();

/** The kit's own metrics. Each service of a group has its own set, although the module is loaded once. */
const kitMetrics = new Map<string, () => unknown>();

function definePerService<M>(name: string, create: (registers: Registry[]) => M): () => M {
  const metric = perService(() => create([serviceRegistry()]));
  kitMetrics.set(name, metric);
  metric(); // shown before its first use
  return metric;
}

export const counter = <L extends string = string>(options: CounterConfiguration<L>) =>
  definePerService(options.name, (registers) => new Counter({ ...options, registers }));
export const gauge = <L extends string = string>(options: GaugeConfiguration<L>) =>
  definePerService(options.name, (registers) => new Gauge({ ...options, registers }));
export const histogram = <L extends string = string>(options: HistogramConfiguration<L>) =>
  definePerService(options.name, (registers) => new Histogram({ ...options, registers }));

export const rpcDuration = histogram({
  name: 'proofround_rpc_duration_seconds',
  help: 'Time from receiving an RPC to its answer, by subject and result code',
  labelNames: ['subject', 'code'],
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
});

export const rpcUnavailable = counter({
  name: 'proofround_rpc_unavailable_total',
  help: 'RPCs of this process that nobody answered in time, by subject',
  labelNames: ['subject'],
});

export const rpcWaiting = gauge({
  name: 'proofround_rpc_waiting',
  help: 'RPCs of this process that wait for a service that is absent',
});

export const eventsConsumed = counter({
  name: 'proofround_events_consumed_total',
  help: 'Events taken from JetStream, by event and outcome',
  labelNames: ['event', 'outcome'],
});

export const consumerLag = gauge({
  name: 'proofround_consumer_lag_messages',
  help: 'Events that wait for this service: not delivered yet, or delivered and not done, by event',
  labelNames: ['service', 'event'],
});

export const deadLetters = gauge({
  name: 'proofround_dead_letters',
  help: 'Events that this service could not process and that nobody has replayed or removed yet',
  labelNames: ['service'],
});

export const streamBytes = gauge({
  name: 'proofround_stream_bytes',
  help: 'Bytes that a stream holds',
  labelNames: ['stream'],
});

export const streamCeiling = gauge({
  name: 'proofround_stream_max_bytes',
  help: 'Bytes that a stream may hold',
  labelNames: ['stream'],
});

export const databasePool = gauge({
  name: 'proofround_database_pool_connections',
  help: 'Connections of this process to its database, by state (busy, idle)',
  labelNames: ['state'],
});

export const databasePoolWaiting = gauge({
  name: 'proofround_database_pool_waiting',
  help: 'Queries of this process that wait for a free connection',
});

export const outboxWaiting = gauge({
  name: 'proofround_outbox_waiting',
  help: 'Outbox rows that are not published yet',
});

export const outboxPublished = counter({
  name: 'proofround_outbox_published_total',
  help: 'Outbox rows published and acknowledged',
});

export const outboxOldest = gauge({
  name: 'proofround_outbox_oldest_seconds',
  help: 'Age of the oldest outbox row that is not published yet',
});

/** Sets metrics that are read only when Prometheus scrapes. */
type Collector = () => Promise<void>;

const collectors = perService(() => new Set<Collector>());
/** Well below Prometheus' default timeout of 10 s. A slower metric keeps its last value. */
const TIMEOUT_MS = 2000;

/** Calls `collect` before each scrape, until the returned function is called. */
export function collectOnScrape(collect: Collector): () => void {
  const ofService = collectors();
  ofService.add(collect);
  return () => ofService.delete(collect);
}

/** Runs all collectors. A metric whose collector fails or is slow keeps its last value. */
export async function collectAll(): Promise<void> {
  const all = Promise.allSettled([...collectors()].map((collect) => collect()));
  await pTimeout(all, { milliseconds: TIMEOUT_MS, message: false });
}

/** The names of the metrics that the modules loaded so far have defined. */
export const definedMetrics = (): string[] => register.getMetricsAsArray().map(({ name }) => name);

/**
 * Gives the current service of a group its own `/metrics` with the metrics of these names: the
 * kit's as new ones, the others (of its own modules, and of the process) as they are.
 */
export function separateMetrics(names: ReadonlySet<string>): void {
  const own = new Registry();
  registries().current = own;
  for (const [name, metric] of kitMetrics) if (names.has(name)) metric();
  for (const name of names) {
    const metric = kitMetrics.has(name) ? undefined : register.getSingleMetric(name);
    if (metric) own.registerMetric(metric);
  }
}
