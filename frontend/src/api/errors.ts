import { z } from 'zod';

const withDetail = z.object({ data: z.object({ detail: z.unknown() }) });
const problem = z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() });
const withMessage = z.object({ message: z.string().min(1) });

/** The server's `detail`, whatever its form; undefined when there is none. */
function detailOf(error: unknown): unknown {
  const parsed = withDetail.safeParse(error);
  return parsed.success ? parsed.data.data.detail : undefined;
}

function textOfProblem(entry: unknown): string {
  const parsed = problem.safeParse(entry);
  if (!parsed.success) return typeof entry === 'string' ? entry : JSON.stringify(entry);
  return `${parsed.data.loc.join('.')} ${parsed.data.msg}`;
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
 * The error-text rule (specification, section 8): detail if it is a string; a list's entries
 * (location path plus message) joined with commas; an object as text; else the error's message;
 * else the default.
 */
export function errorText(error: unknown, fallback: string): string {
  const detail = serverDetail(error);
  if (detail !== undefined) return detail;
  const parsed = withMessage.safeParse(error);
  return parsed.success ? parsed.data.message : fallback;
}

/** What is wrong with which field of the body, for forms. */
export function fieldProblems(error: unknown): Map<string, string> {
  const detail = detailOf(error);
  const found = new Map<string, string>();
  if (!Array.isArray(detail)) return found;
  for (const entry of detail) {
    const parsed = problem.safeParse(entry);
    const [root, field] = parsed.success ? parsed.data.loc : [];
    if (parsed.success && root === 'body' && typeof field === 'string' && !found.has(field)) {
      found.set(field, parsed.data.msg);
    }
  }
  return found;
}
