import type { components } from './generated/schema.js';

export type Problem = components['schemas']['ValidationProblem'];

/** The reason of a refusal: a sentence, or all problems of an invalid request. */
export type Detail = string | Problem[];

/** The result of a call: data, or an error. */
export interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

/** A refusal as an exception, for callers that do not handle it as a value. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly detail: Detail,
    readonly url: string,
  ) {
    super(`${url}: ${status} ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`);
  }
}

/** The detail of an error's body. A proxy may answer with a body of another form. */
export function detailOf(error: unknown): Detail {
  if (typeof error === 'object' && error !== null && 'detail' in error) {
    const { detail } = error;
    if (typeof detail === 'string') return detail;
    if (isProblems(detail)) return detail;
  }
  if (error === undefined) return '';
  return typeof error === 'string' ? error : JSON.stringify(error);
}

function isProblems(detail: unknown): detail is Problem[] {
  return Array.isArray(detail) && detail.every((one: unknown) => isProblem(one));
}

function isProblem(one: unknown): one is Problem {
  return (
    typeof one === 'object' &&
    one !== null &&
    'loc' in one &&
    Array.isArray(one.loc) &&
    'msg' in one &&
    typeof one.msg === 'string' &&
    'type' in one &&
    typeof one.type === 'string'
  );
}

function isSuccess<T>(answer: Answer<T>): answer is Answer<T> & { data: T } {
  return answer.response.ok;
}

/** The data of a successful call. @throws ApiError with the server's words */
export async function dataOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call;
  if (isSuccess(answer)) return answer.data;
  const { status, url } = answer.response;
  throw new ApiError(status, detailOf(answer.error), url);
}

/** Where the next page of a list begins; empty for the first one. */
export interface Page {
  cursor?: string;
}

/** Reads a whole list, page by page. @throws ApiError with the server's words */
export async function allOf<T>(ask: (page: Page) => Promise<Answer<T[]>>): Promise<T[]> {
  const items: T[] = [];
  for (let page: Page | undefined = {}; page;) {
    const call = ask(page);
    items.push(...(await dataOf(call)));
    page = nextOf((await call).response);
  }
  return items;
}

function nextOf({ headers, url }: Response): Page | undefined {
  const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  const cursor = next === undefined ? null : new URL(next, url).searchParams.get('cursor');
  return cursor === null ? undefined : { cursor };
}
