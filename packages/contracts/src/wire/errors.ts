import { z } from 'zod';

import { validationProblem, type ValidationProblem } from './problems.js';

/**
 * What can go wrong, as a code with one meaning from the service that found it to the browser.
 * Services throw a {@link DomainError}; the gateway alone turns a code into an HTTP status.
 */
export const ERROR_CODES = [
  'invalid', // the message does not fit its schema
  'unauthenticated', // no valid token
  'invalid_credentials', // wrong e-mail or password
  'invalid_signature', // a webhook that its sender did not sign
  'forbidden', // the role or the object does not allow it
  'not_found', // not there, or not the caller's to know about
  'conflict', // at odds with the present state
  'unavailable', // a part behind the gateway is down or too slow
  'timeout', // a job takes longer than the caller waits; its result still arrives
  'internal', // our fault; the log has it under the same error id
] as const;

export const errorCode = z.enum(ERROR_CODES);
export type ErrorCode = (typeof ERROR_CODES)[number];

/** How an error travels in an RPC answer. */
export const rpcError = z.object({
  code: errorCode,
  message: z.string(),
  problems: z.array(validationProblem).optional(),
});
export type RpcErrorBody = z.infer<typeof rpcError>;

/** An expected failure. `message` is the sentence that the user will read. */
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

/** 401: no valid token, or its user is gone. */
export const unauthenticated = (): DomainError => new DomainError('unauthenticated', NOT_AUTHENTICATED);
/** 422: the cursor of another list, or of a row that is no longer in this one. */
export const notACursor = (): DomainError =>
  new DomainError('invalid', NOT_A_CURSOR, [{ loc: ['query', 'cursor'], msg: NOT_A_CURSOR, type: 'cursor' }]);
/** 404: also for what exists but is not the caller's to know about. */
export const notFound = (sentence: string): DomainError => new DomainError('not_found', sentence);
/** 409: the request is at odds with the present state. */
export const conflict = (sentence: string): DomainError => new DomainError('conflict', sentence);
/** 403: not allowed. */
export const forbidden = (sentence: string): DomainError => new DomainError('forbidden', sentence);
