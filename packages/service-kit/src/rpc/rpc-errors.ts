import { DomainError, rpcError, type RpcErrorBody } from '@proofround/contracts';

import { isDatabaseAway } from '../database/database-check.js';

/** Marks an RPC reply as an error; the value is the error code. */
export const ERROR_HEADER = 'x-error';
/** Carries the cursor of the next page. */
export const NEXT_HEADER = 'x-next';
/** Carries the number of items on all pages of a list. */
export const TOTAL_HEADER = 'x-total';
/** Carries the Idempotency-Key, its route and fingerprint as base64url JSON. */
export const IDEMPOTENCY_HEADER = 'x-idempotency';
/** Marks a reply as the stored reply to a repeated Idempotency-Key. */
export const REPLAYED_HEADER = 'x-replayed';
/** Carries the time, in epoch milliseconds of the caller's clock, after which the caller no longer waits. */
export const EXPIRES_HEADER = 'x-expires';
/** Carries how many milliseconds the caller waits from the time at which it sends. */
export const TIMEOUT_HEADER = 'x-timeout';
/** In a reply: the request was not carried out, send it again with this ticket. In a request: that ticket. */
export const AGAIN_HEADER = 'x-again';

export const UNAVAILABLE = 'This part of the service is unavailable right now. Please try again in a moment.';
/** The user's message for an unexpected error; the gateway adds the correlation id of the log. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

export const unavailable = (cause?: unknown): DomainError =>
  new DomainError('unavailable', UNAVAILABLE, undefined, { cause });

/** Converts an error to its wire format. An unexpected error becomes `internal` without details. */
export function toWire(error: unknown): RpcErrorBody {
  if (error instanceof DomainError) {
    return { code: error.code, message: error.message, problems: error.problems };
  }
  if (isDatabaseAway(error)) return { code: 'unavailable', message: UNAVAILABLE };
  return { code: 'internal', message: OUR_FAULT };
}

export function fromWire(body: Uint8Array): DomainError {
  let raw: unknown;
  try {
    raw = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    raw = undefined;
  }
  const parsed = rpcError.safeParse(raw);
  if (!parsed.success) return new DomainError('internal', OUR_FAULT);
  return new DomainError(parsed.data.code, parsed.data.message, parsed.data.problems);
}
