import { DomainError, type ErrorCode, type ValidationProblem } from '@proofround/contracts';

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 422,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_signature: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  unavailable: 503,
  timeout: 504,
  internal: 500,
};

/** An error that services do not have: 408, 413, 415, 429. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly status: 408 | 413 | 415 | 429,
    readonly detail: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}

/** The maximum size of a JSON body in bytes (LIMIT-5). */
export const BODY_LIMIT = 256 * 1024;
export const BODY_TOO_LARGE = `The request is larger than ${BODY_LIMIT / 1024} KiB`;
export const NOT_JSON = 'Please send JSON with the content type application/json';
export const SLOW_DOWN = 'Too many requests. Please wait a moment and try again.';

export const invalid = (problems: ValidationProblem[]) =>
  new DomainError('invalid', 'The request is not valid', problems);
