import type { z } from 'zod';

import type { Access, AccessRule } from './access.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Defines an HTTP call. The gateway's routes, the OpenAPI document and the client derive from it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Path extends string = string,
  Method extends HttpMethod = HttpMethod,
> {
  readonly kind: 'endpoint';
  /** `<feature>.<verb>`, like the RPC behind it. The client names `offers.create` `offersCreate`. */
  readonly name: string;
  readonly method: Method;
  /** The path below /api, with parameters in braces: `/startups/{id}`. */
  readonly path: Path;
  readonly tag: string;
  readonly summary: string;
  /** Rules that a client must know. */
  readonly description?: string;
  readonly access: Access;
  /** The roles that the parsed body requires, whether or not it is valid; checked before it is. */
  readonly accessRulesOf?: (body: unknown) => readonly AccessRule[];
  readonly body?: Body;
  readonly query?: Query;
  /** Absent for 204. */
  readonly reply?: Reply;
  /** The reply is a file of this type instead of JSON. */
  readonly file?: 'application/pdf';
  readonly status: 200 | 201 | 202 | 204;
  /** Error messages by status, except for 401, 422 and the errors of `access`. */
  readonly errors?: Readonly<
    Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 429 | 504, readonly string[]>>
  >;
  /** The gateway passes the body on unparsed, so that a signature over its bytes can be checked. */
  readonly raw?: boolean;
  /** A body of any type is accepted and not read. */
  readonly ignoresBody?: boolean;
  /** A further limit: per network address for `accounts` and `log-ins`, per user for the others. */
  readonly limit?:
    | 'accounts'
    | 'log-ins'
    | 'chat'
    | 'matching'
    | 'startups'
    | 'profiles'
    | 'edits'
    | 'changes'
    | 'analyses'
    | 'listings'
    | 'offers'
    | 'interest'
    | 'checkouts'
    | 'payments'
    | 'reports'
    | 'messages'
    | 'documents'
    | 'links'
    | 'exports';
  /** Accepts an Idempotency-Key header. */
  readonly idempotent?: boolean;
  /** The reply has a Link header to the next page. */
  readonly paged?: boolean;
  /** The first page has a Total-Count header if the query says `total=true` (PAGE-4). */
  readonly counted?: boolean;
  /** The reply has a Live-Event-Id header; GET /events with this id sends all newer events. */
  readonly liveEventId?: boolean;
  /** The reply has an ETag; a request with the same If-None-Match gets 304 without a body. */
  readonly conditional?: boolean;
  readonly examples?: { readonly body?: unknown; readonly reply?: unknown };
}

type Definition<B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<B, Q, R>,
  'kind' | 'name' | 'method' | 'path' | 'status'
> & {
  /** 200 by default, and 204 without a reply. */
  readonly status?: Endpoint['status'];
};

type PathOf<Call extends string> = Call extends `${HttpMethod} ${infer Path}` ? Path : never;
type MethodOf<Call extends string> = Call extends `${infer Method extends HttpMethod} ${string}`
  ? Method
  : never;

/** Declares an HTTP call: `endpoint('startups.create', 'POST /startups', { … })`. */
export function endpoint<
  const Call extends `${HttpMethod} /${string}`,
  B extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodNull,
>(
  name: string,
  call: Call,
  definition: Definition<B, Q, R>,
): Endpoint<B, Q, R, PathOf<Call>, MethodOf<Call>> {
  const [method, path] = call.split(' ') as [MethodOf<Call>, PathOf<Call>];
  const status = definition.reply ? 200 : 204;
  return { kind: 'endpoint', name, method, path, status, ...definition };
}

export type BodyOf<E extends Endpoint> = E extends Endpoint<infer B> ? z.output<B> : never;
export type QueryOf<E extends Endpoint> = E extends Endpoint<z.ZodType, infer Q> ? z.output<Q> : never;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** Path parameters by name. */
export type ParamsOf<E extends Endpoint> = Readonly<Record<Names<E['path']>, string>>;
