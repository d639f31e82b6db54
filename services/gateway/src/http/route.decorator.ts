import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { BodyOf, Endpoint, Idempotency, ParamsOf, QueryOf } from '@proofround/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { bodyOf } from './answer.js';
import { readInput } from './read-input.js';

export const ENDPOINT = Symbol('ENDPOINT');

export interface InputOf<E extends Endpoint> {
  readonly actor: NonNullable<FastifyRequest['actor']>;
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  /** The body as text; only for raw endpoints. */
  readonly raw: string;
  /** The Idempotency-Key, to pass on with the command. */
  readonly idempotency: Idempotency | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Binds a controller method to an endpoint of the contract: path, status, access, input, answer. */
export function Route<E extends Endpoint>(endpoint: E) {
  return <H extends (input: InputOf<E>) => Promise<unknown>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const handle = descriptor.value;
    if (handle) Object.assign(descriptor, { value: withAnswer(endpoint, handle) });
    applyDecorators(
      RequestMapping({
        method: RequestMethod[endpoint.method],
        path: `api${endpoint.path}`.replaceAll(/\{(\w+)\}/g, ':$1'),
      }),
      HttpCode(endpoint.status),
      SetMetadata(ENDPOINT, endpoint),
    )(target, key, descriptor);
  };
}

/** A method that takes no input answers with plain JSON. */
function withAnswer<E extends Endpoint>(endpoint: E, handle: (input: InputOf<E>) => Promise<unknown>) {
  return function (this: unknown, input?: InputOf<E>): Promise<unknown> {
    const result = () => Promise.resolve(Reflect.apply(handle, this, [input]));
    return input ? bodyOf(endpoint, input, result) : result();
  };
}

/** Injects the checked input of the request. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const endpoint = endpointOf(context);
  if (!endpoint) throw new Error('@Input needs @Route');
  return readInput(endpoint, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
});

export function endpointOf(context: ExecutionContext): Endpoint | undefined {
  return Reflect.getMetadata(ENDPOINT, context.getHandler()) as Endpoint | undefined;
}
