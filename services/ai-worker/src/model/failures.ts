import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';

import { AttemptFailed } from './attempts.js';
import type { Clock } from './clock.js';

/** The connection never came about, so nothing was asked and nothing can cost. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** How long the provider asks to wait: `retry-after-ms`, or `Retry-After` in seconds or as a date. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

type Answered = APIError<number, Headers>;
/** The provider answered with a status; without one the connection failed. */
/** How servers say that they know no strict schemas. A bare refusal may mean it as well. */
const FORMAT_REFUSED = /response_?format|json_?schema|structured.?output|status code \(no body\)/i;
const REFUSING = new Set([400, 422, 500, 501]);

/** The server does not take the form in which the answer was asked for. */
export class FormatRefused extends AttemptFailed {
  constructor(detail: string) {
    super('unusable', detail, { again: false, mayCost: false });
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
  // What was asked does not suit the provider; asked again it would not either.
  if (status === 400 || status === 413 || status === 422) {
    return new AttemptFailed('unusable', detail, { again: false, mayCost: false });
  }
  // An empty account answers 429 as well, but waiting does not fill it.
  const passing = status === 408 || status === 409 || status === 429 || status >= 500;
  const again = passing && code !== 'insufficient_quota' && headers.get('x-should-retry') !== 'false';
  return new AttemptFailed('down', detail, {
    again,
    retryAfterMs: retryAfter(headers, now),
    mayCost: false,
  });
}

function codeOf(error: unknown, depth = 0): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return depth < 4 && 'cause' in error ? codeOf(error.cause, depth + 1) : undefined;
}

/** By name: what fetch throws may come from another realm, where instanceof does not know it. */
const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/** Reads what the SDK threw during one attempt; `late` says whether our own time limit ended it. */
export function failureOf(error: unknown, late: boolean, clock: Pick<Clock, 'now'>): AttemptFailed {
  if (error instanceof AttemptFailed) return error;
  if (late || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return new AttemptFailed('slow', 'no answer in time', { again: true, mayCost: true });
  }
  if (isNamed(error, 'SyntaxError')) {
    return new AttemptFailed('unusable', 'the answer is no JSON', { again: false, mayCost: true });
  }
  if (isAnswered(error)) return ofStatus(error, clock.now());
  // Refused, cut off before or in the middle of the answer.
  const code = codeOf(error);
  const connection = error instanceof APIConnectionError || isNamed(error, 'TypeError');
  return new AttemptFailed('down', code ?? (connection ? 'connection lost' : 'unexpected'), {
    again: connection,
    mayCost: code === undefined || !NEVER_CONNECTED.has(code),
  });
}
