import { DomainError, type RpcErrorBody, rpcError } from '@proofround/contracts';

import { isDatabaseAway } from '../database/away.js';

/** The header that marks an RPC answer as an error; its value is the code. */
export const ERROR_HEADER = 'x-error';
/** The header with the cursor of the next page. */
export const NEXT_HEADER = 'x-next';
/** The header that carries an Idempotency-Key's facts to the service, as JSON. */
export const IDEMPOTENCY_HEADER = 'x-idempotency';
/** The header that marks an answer as the first one given again. */
export const REPLAYED_HEADER = 'x-replayed';
/** Epoch milliseconds after which nobody waits for the answer any more. */
export const EXPIRES_HEADER = 'x-expires';

export const UNAVAILABLE = 'This part of the service is unavailable right now. Please try again in a moment.';
/** All that a user reads of what nobody expected; the gateway adds the id under which the log has it. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

export const unavailable = (cause?: unknown): DomainError =>
  new DomainError('unavailable', UNAVAILABLE, undefined, { cause });

/** The wire form of an error; what nobody expected becomes `internal` and tells nothing. */
export function toWire(error: unknown): RpcErrorBody {
  if (error instanceof DomainError) {
    return { code: error.code, message: error.message, problems: error.problems };
  }
  if (isDatabaseAway(error)) return { code: 'unavailable', message: UNAVAILABLE };
  return { code: 'internal', message: OUR_FAULT };
}

/** An error as the caller sees it. */
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
