import { DomainError, type RpcErrorBody, rpcError } from '@proofround/contracts';

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
/** Carries the time, in epoch milliseconds, after which the caller no longer waits. */
export const EXPIRES_HEADER = 'x-expires';

export const UNAVAILABLE = 'This part of the service is unavailable right now. Please try again in a moment.';
/** The user's message for an unexpected error; the gateway adds the correlation id of the log. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

export const unavailable = (cause?: unknown): DomainError =>
  new DomainError('unavailable', UNAVAILABLE, undefined, { cause });

/**
 * Error codes of a server that is starting, stopping, full, unreachable or read-only (after a failover
 * the former primary is a standby): SQLSTATE classes 08, 53 and 57P, 25006, and Node's socket errors.
 */
const AWAY = /^(08...|25006|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** Errors that pg itself raises have no code, only a message. */
const AWAY_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error means that the database is unavailable and a retry may succeed. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  if (AWAY_TEXT.test(error.message)) return true;
  return 'driverError' in error && isDatabaseAway(error.driverError);
}

/** Converts an error to its wire format. An unexpected error becomes `internal` without details. */
export function toWire(error: unknown): RpcErrorBody {
  if (error instanceof DomainError) {
    return { code: error.code, message: error.message, problems: error.problems };
  }
  if (isDatabaseAway(error)) return { code: 'unavailable', message: UNAVAILABLE };
  return { code: 'internal', message: OUR_FAULT };
}

/** Parses an error reply for the caller. */
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
