import type { http as contract } from '@proofround/contracts';
import {
  type DefaultBodyType,
  http as msw,
  type HttpHandler,
  HttpResponse,
  type HttpResponseResolver,
  type JsonBodyType,
  type RequestHandlerOptions,
} from 'msw';
import type { z } from 'zod';

type Features = typeof contract;
/** All HTTP calls of the contract, as a union. */
type Endpoint = { [F in keyof Features]: Features[F][keyof Features[F]] }[keyof Features];

/** `*\/api/startups/:id` as `['*', 'api', 'startups', ':id']`. */
type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [First, ...Segments<Rest>]
  : [Path];
/** Whether a handler's path matches a path of the contract; a parameter matches any text. */
type Matches<Handled extends string[], Declared extends string[]> = Handled extends [
  infer H extends string,
  ...infer HandledRest extends string[],
]
  ? Declared extends [infer D extends string, ...infer DeclaredRest extends string[]]
    ? D extends `{${string}}`
      ? Matches<HandledRest, DeclaredRest>
      : H extends D
        ? Matches<HandledRest, DeclaredRest>
        : false
    : false
  : Declared extends []
    ? true
    : false;

/** The contract's calls that a handler of this method and path answers. */
type Answered<Method extends string, Path extends string, E = Endpoint> = E extends {
  method: Method;
  path: infer Declared extends string;
}
  ? Matches<Segments<Path>, Segments<`*/api${Declared}`>> extends true
    ? E
    : never
  : never;

/** The names of the parameters in a handler's path. */
type Names<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Schema<Part> = Extract<Part, z.ZodType>;
type Json<Value> = Value extends DefaultBodyType ? Value : never;
type BodyOf<E> = E extends { body?: infer Part } ? z.input<Schema<Part>> : never;
/** The JSON reply of a call; without one, the call answers 204, a file or the event stream. */
type ReplyOf<E> = E extends { reply?: infer Part }
  ? [Part] extends [z.ZodNull | undefined]
    ? null | ReadableStream
    : z.input<Schema<Part>>
  : never;

type Problem = { loc: readonly (string | number)[]; msg: string; type: string };
type Detail = string | readonly Problem[];
/** An error of the gateway, or one without a detail, such as a proxy's. */
export type Failure = { detail: Detail } | Record<string, never>;

/** A handler's path, if the contract has a call there. */
export type KnownPath<Method extends string, Path extends string, Written = Path> = [
  Answered<Method, Path>,
] extends [never]
  ? never
  : Written;
/** The answers that the contract allows for a call. */
export type Reply<Method extends string, Path extends string> =
  Json<ReplyOf<Answered<Method, Path>>> | Failure;

type Handle<Method extends string> = <const Path extends string>(
  path: KnownPath<Method, Path>,
  resolver: HttpResponseResolver<
    Record<Names<Path>, string>,
    Json<BodyOf<Answered<Method, Path>>>,
    Reply<Method, Path>
  >,
  options?: RequestHandlerOptions,
) => HttpHandler;

/** MSW's `http` for the calls of the contract: another path, method or answer does not compile. */
export const http: {
  get: Handle<'GET'>;
  post: Handle<'POST'>;
  put: Handle<'PUT'>;
  patch: Handle<'PATCH'>;
  delete: Handle<'DELETE'>;
} = msw;

/** Returns a function that sets the answer to a GET call: `answer('/auth/me', aUser())`. */
export const answersOf =
  (server: { use: (handler: HttpHandler) => void }) =>
  <const Path extends string>(
    path: KnownPath<'GET', `*/api${Path}`, Path>,
    body: Reply<'GET', `*/api${Path}`>,
    status = 200,
  ): void =>
    server.use(msw.get(`*/api${path}`, () => HttpResponse.json<JsonBodyType>(body, { status })));

/** Answers with an error, with or without a detail. */
export const refusal = (status: number, detail?: Detail) => (): HttpResponse<Failure> =>
  HttpResponse.json<Failure>(detail === undefined ? {} : { detail }, { status });

/** MSW's own `http`, for answers that break the contract and for paths from a table. */
export { http as uncheckedHttp } from 'msw';
