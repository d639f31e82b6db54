import { Logger, type LoggerService } from '@nestjs/common';
import { destination, type DestinationStream, pino } from 'pino';

import { perService } from '../context/per-service.js';
import { currentContext } from '../context/request-context.js';
import { JsonLogger } from './json-logger.js';

/** Paths of fields in logged objects that may hold secrets. */
export const REDACTED_PATHS = [
  'password',
  '*.password',
  'access_token',
  '*.access_token',
  'authorization',
  '*.authorization',
  'req.headers.authorization',
  'req.headers.cookie',
];

/** Patterns of secrets in any text, e.g. in a URL or a library's error message. */
const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[redacted]'], // a token
  [/\b(?:sk|rk)_(?:test|live)_\w+/g, '[redacted]'],
  [/\bsk-[\w-]{8,}/g, '[redacted]'],
  [/\bwhsec_[\w-]+/g, '[redacted]'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 [redacted]'],
  [/(\w:\/\/[^\s:/@"]*):[^\s/@"]+@/g, '$1:[redacted]@'], // a URL with a password
];

/** Replaces everything in a log line that looks like a secret. */
export function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), line);
}

export interface LoggingOptions {
  service: string;
  level: string;
  destination?: DestinationStream;
}

/** Picks the fields of an error to log. Database drivers add users' data, which must not be logged. */
function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause === undefined || depth > 2 ? {} : { cause: loggableError(error.cause, depth + 1) }),
  };
}

/** Size of the buffer for lines that cannot be written. When it is full, new lines are dropped. */
const BUFFER_BYTES = 1_000_000;

/** Opens a file or descriptor for the log. A write error, e.g. of a full disk, does not stop the service. */
export function lenientDestination(dest: string | number): DestinationStream {
  const stream = destination({ dest, sync: true, maxLength: BUFFER_BYTES });
  stream.on('error', () => undefined);
  return stream;
}

/** A logger of JSON lines that carry the service's name and the ids of the current request. */
export function jsonLogger(options: LoggingOptions): JsonLogger {
  const settings = {
    level: options.level,
    base: { service: options.service, pid: process.pid },
    hooks: { streamWrite: withoutSecrets },
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    mixin: () => {
      const { idempotency: _, span, ...ids } = currentContext() ?? { correlation_id: undefined };
      return span ? { ...ids, trace_id: span.spanContext().traceId } : ids;
    },
    serializers: { err: loggableError },
  };
  return new JsonLogger(pino(settings, options.destination ?? lenientDestination(process.stdout.fd)));
}

const loggers = perService<{ own?: LoggerService }>(() => ({}));

/** Nest has one logger for the process. It passes each line on to the logger of the service that writes it. */
const byService: LoggerService = {
  log: (message: unknown, ...rest: unknown[]) => void loggers().own?.log(message, ...rest),
  warn: (message: unknown, ...rest: unknown[]) => void loggers().own?.warn(message, ...rest),
  error: (message: unknown, ...rest: unknown[]) => void loggers().own?.error(message, ...rest),
  fatal: (message: unknown, ...rest: unknown[]) => void loggers().own?.fatal?.(message, ...rest),
  debug: (message: unknown, ...rest: unknown[]) => void loggers().own?.debug?.(message, ...rest),
  verbose: (message: unknown, ...rest: unknown[]) => void loggers().own?.verbose?.(message, ...rest),
};

/** Sends all that the current service logs, and what Nest logs for it, to its own logger. */
export function logWith(logger: LoggerService): LoggerService {
  loggers().own = logger;
  Logger.overrideLogger(byService);
  return byService;
}
