import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';

import { AttemptFailed } from './attempts.js';
import type { Clock } from './clock.js';

/** Errors before a connection, when no request can have been charged. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The requested wait in ms: `retry-after-ms`, or `Retry-After` in seconds or as a date. */
function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

type Answered = APIError<number, Headers>;
/** Messages of servers without strict schemas. A refusal without a body may mean the same. */
const FORMAT_REFUSED = /response_?format|json_?schema|structured.?output|status code \(no body\)/i;
const REFUSING = new Set([400, 422, 500, 501]);

/** The server does not support the response format. */
export class FormatRefused extends AttemptFailed {
  constructor(detail: string) {
    super('unusable', detail, { retryable: false, mayCost: false });
  }
}

const isAnswered = (error: unknown): error is Answered =>
  error instanceof APIError && typeof error.status === 'number';

function ofStatus({ status, headers, code, message, param }: Answered, now: number): AttemptFailed {
  const detail = `HTTP ${status}${typeof code === 'string' && /^\w{1,60}$/.test(code) ? ` ${code}` : ''}`;
  const isSilent = message.includes('no body') && status >= 500;
  if (REFUSING.has(status) && !isSilent && (param === 'response_format' || FORMAT_REFUSED.test(message))) {
    return new FormatRefused(detail);
  }
  // The request itself is invalid; a retry cannot help.
  if (status === 400 || status === 413 || status === 422) {
    return new AttemptFailed('unusable', detail, { retryable: false, mayCost: false });
  }
  // An account without credit also gives 429, and waiting does not help.
  const passing = status === 408 || status === 409 || status === 429 || status >= 500;
  const retryable = passing && code !== 'insufficient_quota' && headers.get('x-should-retry') !== 'false';
  return new AttemptFailed('down', detail, {
    retryable,
    retryAfterMs: retryAfter(headers, now),
    mayCost: false,
  });
}

function codeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return depth < 4 && 'cause' in error ? codeOf(error.cause, depth + 1) : undefined;
}

/** Compares by name, because instanceof fails for errors that fetch throws from another realm. */
const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/** Classifies an error of one attempt. @param late whether our own time limit ended the attempt. */
export function failureOf(error: unknown, late: boolean, clock: Pick<Clock, 'now'>): AttemptFailed {
  if (error instanceof AttemptFailed) return error;
  if (late || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new AttemptFailed('slow', 'no answer in time', { retryable: true, mayCost: true });
  }
  if (isNamed(error, 'SyntaxError')) {
    return new AttemptFailed('unusable', 'the answer is no JSON', { retryable: false, mayCost: true });
  }
  if (isAnswered(error)) return ofStatus(error, clock.now());
  // The connection was refused or lost.
  const code = codeOf(error);
  const connection = error instanceof APIConnectionError || isNamed(error, 'TypeError');
  return new AttemptFailed('down', code ?? (connection ? 'connection lost' : 'unexpected'), {
    retryable: connection,
    mayCost: code === undefined || !NEVER_CONNECTED.has(code),
  });
}
