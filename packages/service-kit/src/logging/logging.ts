import { destination, pino, type DestinationStream } from 'pino';

import { currentContext } from '../context/request-context.js';
import { JsonLogger } from './json-logger.js';

/** Where secrets could appear in an object that somebody logs. */
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

/** What a secret looks like wherever it stands: in a sentence, an address, or an error of a library. */
const SECRETS: readonly [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[redacted]'], // a token
  [/\b(?:sk|rk)_(?:test|live)_\w+/g, '[redacted]'],
  [/\bsk-[\w-]{8,}/g, '[redacted]'],
  [/\bwhsec_[\w-]+/g, '[redacted]'],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, '$1 [redacted]'],
  [/(\w:\/\/[^\s:/@"]*):[^\s/@"]+@/g, '$1:[redacted]@'], // an address with a password
];

/** A line of the log without anything that looks like a secret. */
export function withoutSecrets(line: string): string {
  return SECRETS.reduce((text, [pattern, instead]) => text.replaceAll(pattern, instead), line);
}

export interface LoggingOptions {
  service: string;
  level: string;
  destination?: DestinationStream;
}

/**
 * What is logged of an error. Drivers hang what they were given on it (a query's parameters, a
 * row's values): that stays out.
 */
function told(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause === undefined || depth > 2 ? {} : { cause: told(error.cause, depth + 1) }),
  };
}

/** What cannot be written waits up to so many bytes; then lines are lost, the oldest kept. */
const MOST_WAITING_BYTES = 1_000_000;

/** A file or descriptor to log to. Where the disk is full, the log suffers and not the service. */
export function lenientDestination(dest: string | number): DestinationStream {
  const stream = destination({ dest, sync: true, maxLength: MOST_WAITING_BYTES });
  stream.on('error', () => undefined);
  return stream;
}

/** JSON lines with the service's name and the ids of the request they belong to. */
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
    serializers: { err: told },
  };
  return new JsonLogger(pino(settings, options.destination ?? lenientDestination(process.stdout.fd)));
}
