import { natsServersOf } from '@proofround/contracts';
import { z } from 'zod';

export interface StreamSettings {
  /** The most that the streams may hold, in MiB. */
  readonly EVENTS_MAX_MIB: number;
  readonly DEAD_LETTERS_MAX_MIB: number;
  readonly LIVE_MAX_MIB: number;
  /** Copies of each stream on servers of a cluster. `auto`: three on a cluster, else one. */
  readonly STREAM_REPLICAS: number | 'auto';
  /** Tags of the servers that may store streams. Without tags, any server of the cluster may. */
  readonly STREAM_PLACEMENT_TAGS: readonly string[];
}

export const DEFAULT_STREAM_SETTINGS: StreamSettings = {
  EVENTS_MAX_MIB: 1024,
  DEAD_LETTERS_MAX_MIB: 256,
  LIVE_MAX_MIB: 256,
  STREAM_REPLICAS: 'auto',
  STREAM_PLACEMENT_TAGS: [],
};

/** The environment is invalid. The message names each wrong variable and never shows a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const port = z.coerce.number().int().min(1).max(65535);

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1');

/** Whether {@link natsServersOf} can read the addresses. */
function isNatsAddress(addresses: string): boolean {
  try {
    natsServersOf(addresses);
    return /^(nats|tls):\/\//.test(addresses);
  } catch {
    return false;
  }
}

const mebibytes = z.coerce.number().int().min(1).max(1_000_000);

export const baseConfig = z.object({
  NATS_URL: z
    .string()
    .refine(isNatsAddress)
    .describe('nats://user:password@host:4222; further servers of a cluster after commas'),
  OPS_PORT: port.describe('Port for liveness, readiness and metrics; not public'),
  OPS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('http://host:4318 of an OpenTelemetry collector; without it, tracing is off'),
  /** Share of requests to trace, from 0 to 1. */
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(1),
  /** The most that the streams may hold. Only auth may change them after they were created. */
  EVENTS_MAX_MIB: mebibytes.default(DEFAULT_STREAM_SETTINGS.EVENTS_MAX_MIB),
  DEAD_LETTERS_MAX_MIB: mebibytes.default(DEFAULT_STREAM_SETTINGS.DEAD_LETTERS_MAX_MIB),
  LIVE_MAX_MIB: mebibytes.default(DEFAULT_STREAM_SETTINGS.LIVE_MAX_MIB),
  STREAM_REPLICAS: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(5)])
    .default(DEFAULT_STREAM_SETTINGS.STREAM_REPLICAS)
    .describe('Copies of every stream; auto: three on a cluster, else one'),
  STREAM_PLACEMENT_TAGS: z
    .string()
    .regex(/^[\w:.-]+(?:,[\w:.-]+)*$/)
    .transform((tags) => tags.split(','))
    .default([...DEFAULT_STREAM_SETTINGS.STREAM_PLACEMENT_TAGS])
    .describe('Tags, separated by commas, that a NATS server must have to store streams'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /**
   * How long a call waits for a service that is absent. Below 4.5 s, because a call to a dead
   * service must end as a 503 within 5 s.
   */
  RPC_WAIT_MS: z.coerce.number().int().min(0).max(4400).default(4000),
  /** Must be shorter than the time after which the container is killed. */
  SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
});
export type BaseConfig = z.output<typeof baseConfig>;

export const databaseConfig = baseConfig.extend({
  DATABASE_URL: z.url().describe("postgres://… URL of this service's database"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** `transaction` behind a pooler that gives each transaction another connection, as PgBouncer can. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  /** How often the relay looks for outbox rows that a crash left behind. */
  OUTBOX_SWEEP_MS: z.coerce.number().int().min(50).default(1000),
});
export type DatabaseConfig = z.output<typeof databaseConfig>;

/**
 * Parses the environment. Empty variables count as unset.
 * @throws ConfigError that names every missing or invalid variable
 */
export function loadConfig<C>(schema: z.ZodType<C>, env: NodeJS.ProcessEnv): C {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    return name in given ? `${name} has an unusable value` : `${name} is missing`;
  });
  throw new ConfigError(`The configuration is not usable: ${[...new Set(lines)].join('; ')}.`);
}
