/** An answer that the page asked for before its scripts were there (see build/begin.ts). */
export interface EarlyAnswer {
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  authorization: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** By path and query. */
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** An answer asked for longer ago may be out of date: what changed since was not listened to. */
const FRESH_MS = 10_000;

/** `fetch`, but the first time for what has been asked for already, that answer. */
export async function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const early = window.earlyAnswers?.get(pathname + search);
  if (
    early &&
    request.method === 'GET' &&
    request.headers.get('authorization') === early.authorization &&
    window.earlyAnswers?.delete(pathname + search) &&
    Date.now() - early.at < FRESH_MS
  ) {
    // One that failed on the way is asked for again.
    const response = await early.response.catch(() => undefined);
    if (response) return response;
  }
  return fetch(request);
}
