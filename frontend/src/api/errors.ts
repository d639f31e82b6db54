import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

/**
 * The only shape of a failed call, made by the base query. It is parsed by hand, because every page
 * needs it and the first page does not load a schema library.
 */
export interface ApiError {
  readonly name: 'ApiError';
  readonly status: number | undefined;
  /** The server's `detail` as text (TOAST-2); undefined if there is none. */
  readonly detail: string | undefined;
  /** The first problem of each field of the body. */
  readonly problems: Readonly<Record<string, string>>;
  /** The token for the second step of a log-in with two factors. */
  readonly mfaToken?: string;
}

interface Problem {
  loc: readonly (string | number)[];
  msg: string;
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** An entry of the server's list of problems; undefined if it has another shape. */
function problemOf(entry: unknown): Problem | undefined {
  if (typeof entry !== 'object' || entry === null || !('loc' in entry) || !('msg' in entry)) return undefined;
  const loc: unknown = entry.loc;
  if (!Array.isArray(loc) || !loc.every(isKey) || typeof entry.msg !== 'string') return undefined;
  return { loc, msg: entry.msg };
}

function textOfProblem(entry: unknown): string {
  const problem = problemOf(entry);
  if (problem) return `${problem.loc.join('.')} ${problem.msg}`;
  return typeof entry === 'string' ? entry : JSON.stringify(entry);
}

/** A string unchanged; a list as "path message" entries joined with commas; an object as JSON. */
function textOfDetail(detail: unknown): string | undefined {
  if (detail === undefined || detail === null) return undefined;
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(textOfProblem).join(', ');
  return JSON.stringify(detail);
}

function problemsOf(detail: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  if (!Array.isArray(detail)) return found;
  for (const entry of detail) {
    const problem = problemOf(entry);
    const [root, field] = problem?.loc ?? [];
    if (problem && root === 'body' && typeof field === 'string') found[field] ??= problem.msg;
  }
  return found;
}

/** The status; for an answer that is not JSON (a proxy's error page) it is in `originalStatus`. */
function statusOfFailure(failure: FetchBaseQueryError): number | undefined {
  if (typeof failure.status === 'number') return failure.status;
  return failure.status === 'PARSING_ERROR' && failure.originalStatus >= 400
    ? failure.originalStatus
    : undefined;
}

/** Only the base query calls this. */
export function toApiError(failure: FetchBaseQueryError): ApiError {
  const { data } = failure;
  const detail: unknown =
    typeof data === 'object' && data !== null && 'detail' in data ? data.detail : undefined;
  return {
    name: 'ApiError',
    status: statusOfFailure(failure),
    detail: textOfDetail(detail),
    problems: problemsOf(detail),
    ...mfaTokenOf(data),
  };
}

function mfaTokenOf(data: unknown): { mfaToken?: string } {
  const holds = typeof data === 'object' && data !== null && 'mfa_token' in data;
  return holds && typeof data.mfa_token === 'string' ? { mfaToken: data.mfa_token } : {};
}

/** Whether a caught error is a failed call and not a bug. */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';

export const statusOf = (error: unknown): number | undefined =>
  isApiError(error) ? error.status : undefined;

export const serverDetail = (error: unknown): string | undefined =>
  isApiError(error) ? error.detail : undefined;

/** Whether the call was aborted, as when the session ends while it is under way. */
export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The token for the second step of a log-in; undefined for any other error. */
export const mfaTokenFrom = (error: unknown): string | undefined =>
  isApiError(error) ? error.mfaToken : undefined;

/** The error-text rule (TOAST-2): the server's detail, else the error's message, else the default. */
export function errorText(error: unknown, fallback: string): string {
  const detail = serverDetail(error);
  if (detail !== undefined) return detail;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' && error.message !== '' ? error.message : fallback;
}

/** The problems by field of the body, for forms. */
export const fieldProblems = (error: unknown): Map<string, string> =>
  new Map(isApiError(error) ? Object.entries(error.problems) : []);
