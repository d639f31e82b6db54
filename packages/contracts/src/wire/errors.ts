import { z } from 'zod';

import { type ValidationProblem, validationProblem } from './problems.js';

/** Codes of expected errors ({@link DomainError}); only the gateway converts them to HTTP statuses. */
export const ERROR_CODES = [
  'invalid', // the message does not fit its schema
  'unauthenticated', // no valid token
  'invalid_credentials', // wrong e-mail or password
  'invalid_signature', // a webhook without its sender's valid signature
  'forbidden', // the caller's role, or the object, does not allow it
  'not_found', // does not exist, or the caller may not know that it exists
  'conflict', // not possible in the current state
  'gone', // existed once, and does not come back
  'unavailable', // a service behind the gateway is down or too slow
  'timeout', // a job takes longer than the request may wait; its result arrives later
  'internal', // an unexpected error; the log has it under the same error id
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = (typeof ERROR_CODES)[number];

export const rpcError = z.object({
  code: errorCode,
  message: z.string(),
  problems: z.array(validationProblem).optional(),
});
export type RpcErrorBody = z.infer<typeof rpcError>;

/** An expected error. The user reads `message`. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly problems?: ValidationProblem[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const NOT_AUTHENTICATED = 'Not authenticated';
export const NOT_A_CURSOR = 'Not a cursor of this list';

/** 401: no valid token, or its user no longer exists. */
export const unauthenticated = (): DomainError => new DomainError('unauthenticated', NOT_AUTHENTICATED);
/** 422: a cursor of another list, or of a row that is no longer in this list. */
export const notACursor = (): DomainError =>
  new DomainError('invalid', NOT_A_CURSOR, [{ loc: ['query', 'cursor'], msg: NOT_A_CURSOR, type: 'cursor' }]);
/** 404: the object does not exist, or the caller may not know that it exists. */
export const notFound = (sentence: string): DomainError => new DomainError('not_found', sentence);
/** 409: the request is not possible in the current state. */
export const conflict = (sentence: string): DomainError => new DomainError('conflict', sentence);
/** 410: it existed once, and does not come back. */
export const gone = (sentence: string): DomainError => new DomainError('gone', sentence);
export const forbidden = (sentence: string): DomainError => new DomainError('forbidden', sentence);
