import { createClient, type ProofroundClient, type SignedIn } from '@proofround/client';
import { type LiveEvent, liveEvent } from '@proofround/contracts';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

/** An answer of the API with its whole body. */
export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined for an empty body. */
  body: unknown;
  text: string;
}

export interface ApiRequest {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
}

const withDetail = z.object({ detail: z.unknown() });

/** The published client, for tests. It can also send invalid requests, and it keeps answers unchanged. */
export class ApiClient {
  private readonly client: ProofroundClient;

  constructor(
    readonly url: string,
    readonly token?: string,
    readonly user?: SignedIn['user'],
  ) {
    this.client = createClient({ url, token });
  }

  /** The response itself, for bodies that are not read whole. */
  fetch = (path: string, init?: RequestInit) => this.client.fetch(`/api${path}`, init);

  async call(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer> {
    const who = 'token' in request ? new ApiClient(this.url, request.token) : this;
    const body = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const response = await who.fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...request.headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    let parsed: unknown;
    try {
      parsed = text === '' ? undefined : JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, body: parsed, text };
  }

  get = (path: string, request?: ApiRequest) => this.call('GET', path, request);
  post = (path: string, body?: unknown, request?: ApiRequest) =>
    this.call('POST', path, { body, ...request });
  put = (path: string, body?: unknown, request?: ApiRequest) => this.call('PUT', path, { body, ...request });
  patch = (path: string, body?: unknown, request?: ApiRequest) =>
    this.call('PATCH', path, { body, ...request });
  delete = (path: string, request?: ApiRequest) => this.call('DELETE', path, request);

  /** Calls and parses a successful answer. @throws Error with the status and text of any other */
  async read<S extends z.ZodType>(
    schema: S,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<S>> {
    const answer = await this.call(method, path, { body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return schema.parse(answer.body);
  }

  /** Registers a new user and returns a client with their session. */
  async register(userType: 'startup' | 'investor', name = 'Amara Osei'): Promise<ApiClient> {
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${uuid()}@example.com`;
    const account = { email, password: 'correct horse', name, user_type: userType };
    const { token, user } = await this.client.register(account);
    return new ApiClient(this.url, token, user);
  }

  async logIn(email: string, password: string): Promise<ApiClient> {
    const { token, user } = await this.client.logIn({ email, password });
    return new ApiClient(this.url, token, user);
  }

  /** Follows the user's live events; `stop` ends it. */
  async follow(lastEventId?: string): Promise<LiveFollower> {
    const abort = new AbortController();
    const messages = await this.client.followEvents({ lastEventId, signal: abort.signal });
    return new LiveFollower(messages, abort);
  }
}

/** The events of one connection, in the order they came. */
export class LiveFollower {
  readonly events: LiveEvent[] = [];
  readonly ids: string[] = [];
  /** The server, or `stop`, has ended the connection. */
  ended = false;

  constructor(
    messages: Awaited<ReturnType<ProofroundClient['followEvents']>>,
    private readonly abort: AbortController,
  ) {
    void (async () => {
      try {
        for await (const { id, event, data } of messages) {
          this.events.push(liveEvent.parse({ event, data }));
          if (id !== undefined) this.ids.push(id);
        }
      } catch {
        // ended by stop(), or by the server
      } finally {
        this.ended = true;
      }
    })();
  }

  stop(): void {
    this.abort.abort();
  }
}

/** The `detail` of an error answer. */
export function detailOf(answer: ApiAnswer): unknown {
  return withDetail.parse(answer.body).detail;
}
