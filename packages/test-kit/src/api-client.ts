import type { LiveEvent, Session } from '@proofround/contracts';
import { liveEvent, session } from '@proofround/contracts';
import { createParser } from 'eventsource-parser';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

/** An answer of the API, read whole. */
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

/** Speaks to the API as any client does, through the front door only. */
export class ApiClient {
  constructor(
    readonly url: string,
    readonly token?: string,
    readonly user?: Session['user'],
  ) {}

  async call(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer> {
    const token = 'token' in request ? request.token : this.token;
    const body = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
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

  /** Asks and parses a successful answer; anything else fails with what came. */
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

  /** Registers somebody new and speaks as them. */
  async register(userType: 'startup' | 'investor', name = 'Amara Osei'): Promise<ApiClient> {
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${uuid()}@example.com`;
    const answer = await this.post('/auth/register', {
      email,
      password: 'correct horse',
      name,
      user_type: userType,
    });
    if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.text}`);
    const { access_token, user } = session.parse(answer.body);
    return new ApiClient(this.url, access_token, user);
  }

  async logIn(email: string, password: string): Promise<ApiClient> {
    const { access_token, user } = await this.read(session, 'POST', '/auth/login', { email, password });
    return new ApiClient(this.url, access_token, user);
  }

  /** Follows the user's live events; `stop` ends it. */
  async follow(lastEventId?: string): Promise<LiveFollower> {
    const abort = new AbortController();
    const response = await fetch(`${this.url}/api/events`, {
      headers: {
        authorization: `Bearer ${this.token ?? ''}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
      signal: abort.signal,
    });
    if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
    return new LiveFollower(response.body, abort);
  }
}

/** The events of one connection, in the order they came. */
export class LiveFollower {
  readonly events: LiveEvent[] = [];
  readonly ids: string[] = [];

  constructor(
    body: ReadableStream<Uint8Array>,
    private readonly abort: AbortController,
  ) {
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        this.events.push(liveEvent.parse({ event, data: JSON.parse(data) as unknown }));
        if (id !== undefined) this.ids.push(id);
      },
    });
    const decoder = new TextDecoder();
    void (async () => {
      try {
        for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
      } catch {
        // ended by stop(), or by the server
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
