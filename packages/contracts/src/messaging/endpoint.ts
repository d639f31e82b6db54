import type { z } from 'zod';

import type { Access } from './access.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an HTTP call takes and gives; the gateway's routes, OpenAPI and the client follow it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Path extends string = string,
> {
  readonly kind: 'endpoint';
  /** `<feature>.<verb>`, as the RPC behind it is called: the operationId of OpenAPI; `offers.create` is `offersCreate` in the client. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Below /api, parameters in braces: `/startups/{id}`. */
  readonly path: Path;
  readonly tag: string;
  readonly summary: string;
  /** Rules a caller must know. */
  readonly description?: string;
  readonly access: Access;
  readonly body?: Body;
  readonly query?: Query;
  /** Absent for 204. */
  readonly reply?: Reply;
  readonly status: 200 | 201 | 204;
  /** Other answers than 401, 422 and those of `access`, by status, with their sentences. */
  readonly errors?: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 429 | 504, readonly string[]>>>;
  /** The body is handed on as it came, unread: for signatures over its bytes. */
  readonly raw?: boolean;
  /** Has a rate limit of its own, beside the one that every caller has. */
  readonly limit?: 'accounts' | 'chat' | 'matching';
  /** Takes an Idempotency-Key header. */
  readonly idempotent?: boolean;
  /** The answer carries a Link header to the next page. */
  readonly paged?: boolean;
  /** The answer carries a Live-Event-Id header: from where GET /events tells all that is newer. */
  readonly placed?: boolean;
  /** The answer carries an ETag, and a caller whose If-None-Match names it gets 304 without a body. */
  readonly conditional?: boolean;
  readonly examples?: { readonly body?: unknown; readonly reply?: unknown };
}

type Definition<B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<B, Q, R>,
  'kind' | 'name' | 'method' | 'path'
>;

type PathOf<Call extends string> = Call extends `${HttpMethod} ${infer Path}` ? Path : never;

/** Declares an HTTP call: `endpoint('startups.create', 'POST /startups', { … })`. */
export function endpoint<
  const Call extends `${HttpMethod} /${string}`,
  B extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodUndefined,
>(name: string, call: Call, definition: Definition<B, Q, R>): Endpoint<B, Q, R, PathOf<Call>> {
  const [method, path] = call.split(' ') as [HttpMethod, PathOf<Call>];
  return { kind: 'endpoint', name, method, path, ...definition };
}

export type BodyOf<E extends Endpoint> = E extends Endpoint<infer B> ? z.output<B> : never;
export type QueryOf<E extends Endpoint> = E extends Endpoint<z.ZodType, infer Q> ? z.output<Q> : never;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The path's parameters, by name. */
export type ParamsOf<E extends Endpoint> = Readonly<Record<Names<E['path']>, string>>;
