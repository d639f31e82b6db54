import { createParser } from 'eventsource-parser';
import createFetchClient, { type Client } from 'openapi-fetch';

import { ApiError, dataOf, detailOf } from './answers.js';
import type { components, paths } from './generated/schema.js';

/** One event of the stream, as the server sent it. */
export interface LiveMessage {
  /** For `lastEventId` of the next connection. */
  id: string | undefined;
  event: string | undefined;
  data: unknown;
}

/** The events in a response's body, until it ends. Leaving the loop closes the connection. */
export async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveMessage, void> {
  const waiting: LiveMessage[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => waiting.push({ id, event, data: JSON.parse(data) as unknown }),
  });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* waiting.splice(0);
  }
}

/** The bodies of requests and replies, by their names in the OpenAPI document. */
export type Schemas = components['schemas'];

export interface ClientOptions {
  /** The API's address, such as `https://proofround.example`. */
  url: string;
  /** The `access_token` of a session. */
  token?: string | undefined;
  /** Whether a request that got 429, or a GET that got 503, is repeated after the time that the server names. */
  patient?: boolean;
}

/** Somebody who has just registered or logged in. */
export interface SignedIn {
  /** A client with this user's session. */
  api: ProofroundClient;
  token: string;
  user: Schemas['User'];
}

export interface FollowOptions {
  /** The id of the last known event. The server begins with the one after it. */
  lastEventId?: string | undefined;
  signal?: AbortSignal;
}

/** Every call of the API by its path, with helpers for sessions and live events. */
export interface ProofroundClient extends Client<paths> {
  /** @throws ApiError with the server's words */
  register(account: Schemas['Registration']): Promise<SignedIn>;
  /** @throws ApiError with the server's words */
  logIn(login: Schemas['Login']): Promise<SignedIn>;
  /**
   * Follows the user's live events from the moment the promise resolves, until the server ends the
   * connection.
   * @throws ApiError with the server's words
   */
  followEvents(options?: FollowOptions): Promise<AsyncIterable<LiveMessage>>;
  /** The global `fetch` with the URL and the token, for calls that the OpenAPI document does not describe. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** How often a patient client repeats a reading that the server cannot answer at the moment. */
const READ_AGAIN = 10;

/** Whether the server did nothing with the request, or it only reads: then it may be sent again. */
function mayRepeat({ method }: Request, { status }: Response, repeated: number): boolean {
  return status === 429 || (status === 503 && method === 'GET' && repeated < READ_AGAIN);
}

/** Repeats a request as long as the server asks for patience. */
async function patiently(request: Request): Promise<Response> {
  for (let repeated = 0; ; repeated++) {
    const response = await fetch(request.clone());
    if (!mayRepeat(request, response, repeated)) return response;
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** A client of the API at `url`, with the rights of `token`. */
export function createClient(options: ClientOptions): ProofroundClient {
  const { token, patient = false } = options;
  const url = options.url.replace(/\/$/, '');

  const send = (request: Request): Promise<Response> => {
    if (token !== undefined && !request.headers.has('authorization'))
      request.headers.set('authorization', `Bearer ${token}`);
    return patient ? patiently(request) : fetch(request);
  };

  const calls = createFetchClient<paths>({ baseUrl: url, fetch: send });

  const signedIn = ({ access_token, user }: Schemas['Session']): SignedIn => ({
    api: createClient({ ...options, token: access_token }),
    token: access_token,
    user,
  });

  return {
    ...calls,
    register: async (body) => signedIn(await dataOf(calls.POST('/api/auth/register', { body }))),
    logIn: async (body) => signedIn(await dataOf(calls.POST('/api/auth/login', { body }))),
    followEvents: async ({ lastEventId, signal } = {}) => {
      const { data, error, response } = await calls.GET('/api/events', {
        parseAs: 'stream',
        headers: { 'Last-Event-ID': lastEventId },
        ...(signal && { signal }),
      });
      if (!data) throw new ApiError(response.status, detailOf(error), response.url);
      return messagesIn(data);
    },
    fetch: (path, init) => send(new Request(`${url}${path}`, init)),
  };
}
