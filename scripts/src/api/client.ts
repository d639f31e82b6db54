import { session, type Session } from '@proofround/contracts';
import type { z } from 'zod';

/** Speaks to a running stack through its API, as any program would. */
export class Api {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** Sends a request and parses the answer. @throws Error with the server's words. */
  async call<S extends z.ZodType>(
    schema: S,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<S>> {
    const response = await this.request(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return schema.parse(text === '' ? undefined : JSON.parse(text));
  }

  /** The answer as it came; waits and tries again where the server asks for patience. */
  async request(method: string, path: string, body?: unknown): Promise<Response> {
    for (;;) {
      const response = await fetch(`${this.url}/api${path}`, {
        method,
        headers: {
          ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.status !== 429) return response;
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  /** A list to its end, page by page. */
  async list<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>[]> {
    const items: z.output<S>[] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const response: Response = await this.request('GET', next);
      const text = await response.text();
      if (!response.ok) throw new Error(`GET ${next}: ${response.status} ${text}`);
      items.push(...schema.array().parse(JSON.parse(text)));
      next = /^<\/api([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    return items;
  }

  /** Registers an account, and is its owner. */
  async register(account: {
    email: string;
    password: string;
    name: string;
    user_type: 'startup' | 'investor';
  }): Promise<{ api: Api; user: Session['user'] }> {
    const { access_token, user } = await this.call(session, 'POST', '/auth/register', account);
    return { api: new Api(this.url, access_token), user };
  }

  async logIn(email: string, password: string): Promise<Api> {
    const { access_token } = await this.call(session, 'POST', '/auth/login', { email, password });
    return new Api(this.url, access_token);
  }
}
