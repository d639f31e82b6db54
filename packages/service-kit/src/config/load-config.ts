import { z } from 'zod';

/** The environment is invalid. The message names each wrong variable and never shows a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const port = z.coerce.number().int().min(1).max(65535);

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1');

/** Environment variables of every process. */
export const baseConfig = z.object({
  NATS_URL: z.url().describe('nats://user:password@host:4222'),
  OPS_PORT: port.describe('Port for liveness, readiness and metrics; not public'),
  OPS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('http://host:4318 of an OpenTelemetry collector; without it, tracing is off'),
  /** Share of requests to trace, from 0 to 1. */
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Must be shorter than the time after which the container is killed. */
  SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
});
export type BaseConfig = z.output<typeof baseConfig>;

/** Environment variables of a process with its own database. */
export const databaseConfig = baseConfig.extend({
  DATABASE_URL: z.url().describe("postgres://… URL of this service's database"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** How often the relay looks for outbox rows that a crash left behind. */
  OUTBOX_SWEEP_MS: z.coerce.number().int().min(50).default(1000),
});
export type DatabaseConfig = z.output<typeof databaseConfig>;

/**
 * Parses the environment. Empty variables count as unset.
 * @throws ConfigError that names every missing or invalid variable.
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
