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

/** Resolves once nobody waits for the answer any more. */
const givenUp = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
    if (signal.aborted) resolve(undefined);
  });

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
    // One that failed on the way is asked for again; and refused at once where it was given up.
    const answered = early.response.catch(() => undefined);
    const response = await Promise.race([answered, givenUp(request.signal)]);
    if (response) return response;
  }
  return fetch(request);
}
