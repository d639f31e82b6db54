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

  /** Registers an account, or logs in where it exists already. */
  async enter(account: {
    email: string;
    password: string;
    name: string;
    user_type: 'startup' | 'investor';
  }): Promise<{ api: Api; user: Session['user']; created: boolean }> {
    const registered = await this.request('POST', '/auth/register', account);
    const created = registered.status === 201;
    const answer = created
      ? registered
      : await this.request('POST', '/auth/login', { email: account.email, password: account.password });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${account.email}: ${answer.status} ${text}`);
    const { access_token, user } = session.parse(JSON.parse(text));
    return { api: new Api(this.url, access_token), user, created };
  }
}
