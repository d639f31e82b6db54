import type { z } from 'zod';

import type { Access } from './access.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Defines an HTTP call. The gateway's routes, the OpenAPI document and the client derive from it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Path extends string = string,
> {
  readonly kind: 'endpoint';
  /**
   * `<feature>.<verb>`, like the RPC behind it. It is the operationId in OpenAPI; the client names
   * `offers.create` `offersCreate`.
   */
  readonly name: string;
  readonly method: HttpMethod;
  /** The path below /api, with parameters in braces: `/startups/{id}`. */
  readonly path: Path;
  readonly tag: string;
  readonly summary: string;
  /** Rules that a client must know. */
  readonly description?: string;
  readonly access: Access;
  readonly body?: Body;
  readonly query?: Query;
  /** Absent for 204. */
  readonly reply?: Reply;
  readonly status: 200 | 201 | 204;
  /** Error messages by status, except for 401, 422 and the errors of `access`. */
  readonly errors?: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 429 | 504, readonly string[]>>>;
  /** The gateway passes the body on unparsed, so that a signature over its bytes can be checked. */
  readonly raw?: boolean;
  /** An extra rate limit, in addition to the limit of every caller. */
  readonly limit?: 'accounts' | 'chat' | 'matching';
  /** Accepts an Idempotency-Key header. */
  readonly idempotent?: boolean;
  /** The reply has a Link header to the next page. */
  readonly paged?: boolean;
  /** The reply has a Live-Event-Id header; GET /events with this id sends all newer events. */
  readonly liveEventId?: boolean;
  /** The reply has an ETag; a request with the same If-None-Match gets 304 without a body. */
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
/** Path parameters by name. */
export type ParamsOf<E extends Endpoint> = Readonly<Record<Names<E['path']>, string>>;
