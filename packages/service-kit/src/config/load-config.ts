import { z } from 'zod';

/** The environment does not fit; the message names each variable and never shows its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A TCP port. */
export const port = z.coerce.number().int().min(1).max(65535);

/** A switch: on/off, true/false, 1/0. */
export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1');

/** What every process is told. */
export const baseConfig = z.object({
  NATS_URL: z.url().describe('nats://user:password@host:4222'),
  OPS_PORT: port.describe('Liveness, readiness and metrics, for the machine only'),
  OPS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('http://host:4318 of an OpenTelemetry collector; without it no traces are made'),
  /** The share of requests that are traced, 0 to 1. */
  TRACE_RATIO: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Below the container's kill time. */
  SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
});
export type BaseConfig = z.output<typeof baseConfig>;

/** What a process with a database of its own is told. */
export const databaseConfig = baseConfig.extend({
  DATABASE_URL: z.url().describe("postgres://… of this service's own database"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** How often the outbox is swept for rows that a crash left behind. */
  OUTBOX_SWEEP_MS: z.coerce.number().int().min(50).default(1000),
});
export type DatabaseConfig = z.output<typeof databaseConfig>;

/**
 * Reads the environment once, before anything starts. Empty variables count as unset.
 * @throws ConfigError naming every variable that is missing or wrong.
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
