/*
 * Read by hand and not through schemas: every page tells of errors, and the first one should not
 * wait for a schema library.
 */

interface Problem {
  loc: readonly (string | number)[];
  msg: string;
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** One entry of a list of problems, as the server sends them; undefined for anything else. */
function problemOf(entry: unknown): Problem | undefined {
  if (typeof entry !== 'object' || entry === null || !('loc' in entry) || !('msg' in entry)) return undefined;
  const loc: unknown = entry.loc;
  if (!Array.isArray(loc) || !loc.every(isKey) || typeof entry.msg !== 'string') return undefined;
  return { loc, msg: entry.msg };
}

/**
 * The HTTP status of a failed call; undefined when there was no answer. An answer that is no JSON,
 * such as a proxy's error page, has its status beside the parsing error.
 */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  if (typeof error.status === 'number') return error.status;
  const isUnreadable = 'originalStatus' in error && typeof error.originalStatus === 'number';
  return isUnreadable && Number(error.originalStatus) >= 400 ? Number(error.originalStatus) : undefined;
}

/** The server's `detail`, whatever its form; undefined when there is none. */
function detailOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'detail' in data ? data.detail : undefined;
}

function textOfProblem(entry: unknown): string {
  const problem = problemOf(entry);
  if (problem) return `${problem.loc.join('.')} ${problem.msg}`;
  return typeof entry === 'string' ? entry : JSON.stringify(entry);
}

/** The server's own words, as text; undefined when it said nothing. */
export function serverDetail(error: unknown): string | undefined {
  const detail = detailOf(error);
  if (detail === undefined || detail === null) return undefined;
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(textOfProblem).join(', ');
  return JSON.stringify(detail);
}

/**
 * The error-text rule (TOAST-2): detail if it is a string; a list's entries
 * (location path plus message) joined with commas; an object as text; else the error's message;
 * else the default.
 */
export function errorText(error: unknown, fallback: string): string {
  const detail = serverDetail(error);
  if (detail !== undefined) return detail;
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' && error.message !== '' ? error.message : fallback;
}

/** What is wrong with which field of the body, for forms. */
export function fieldProblems(error: unknown): Map<string, string> {
  const detail = detailOf(error);
  const found = new Map<string, string>();
  if (!Array.isArray(detail)) return found;
  for (const entry of detail) {
    const problem = problemOf(entry);
    const [root, field] = problem?.loc ?? [];
    if (problem && root === 'body' && typeof field === 'string' && !found.has(field)) {
      found.set(field, problem.msg);
    }
  }
  return found;
}
