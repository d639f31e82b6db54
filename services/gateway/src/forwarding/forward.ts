import type { Endpoint, RequestInput, Rpc } from '@proofround/contracts';
import type { RpcClient, RpcOptions } from '@proofround/service-kit';
import type { z } from 'zod';

import { paged, type PageQuery } from '../http/lists.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';

interface Forwarder {
  readonly rpc: RpcClient;
}

type AddHandler = (prototype: Forwarder) => void;

/** What an RPC takes besides the caller, the body and the page, which are always passed on. */
type OwnFields<R extends Rpc> = Omit<RequestInput<R>, 'actor' | 'body' | 'limit' | 'cursor'>;

/** The fields of the RPC from the input, and options. Both may be missing if the RPC has no own fields. */
type FieldsAndOptions<E extends Endpoint, R extends Rpc> =
  Partial<OwnFields<R>> extends OwnFields<R>
    ? [fieldsOf?: (input: InputOf<E>) => OwnFields<R>, options?: RpcOptions]
    : [fieldsOf: (input: InputOf<E>) => OwnFields<R>, options?: RpcOptions];

function handler<E extends Endpoint>(
  endpoint: E,
  handle: (client: RpcClient, input: InputOf<E>) => Promise<unknown>,
): AddHandler {
  return (prototype) => {
    const descriptor = {
      value(this: Forwarder, input: InputOf<E>) {
        return handle(this.rpc, input);
      },
    };
    Route(endpoint)(prototype, endpoint.name, descriptor);
    Object.defineProperty(prototype, endpoint.name, descriptor);
    Input()(prototype, endpoint.name, 0);
  };
}

/** Passes a call on with its caller, body and Idempotency-Key, and its reply back unparsed. */
export function forward<E extends Endpoint, R extends Rpc>(
  endpoint: E,
  rpc: R,
  ...[fieldsOf, options]: FieldsAndOptions<E, R>
): AddHandler {
  return handler(endpoint, (client, input) => {
    const { actor, body, idempotency } = input;
    return client.forward<Rpc>(rpc, { actor, body, ...fieldsOf?.(input) }, { ...options, idempotency });
  });
}

/** Like {@link forward}, for lists: one page or all of them, as the query says (PAGE-1). */
export function forwardList<E extends Endpoint<z.ZodType, z.ZodType<PageQuery>>, R extends Rpc>(
  endpoint: E,
  rpc: R,
  ...[fieldsOf]: FieldsAndOptions<E, R>
): AddHandler {
  return handler(endpoint, (client, input) => {
    const { actor, query, reply } = input;
    const fields = { actor, ...fieldsOf?.(input) };
    return paged(reply, query, (page) => client.forward<Rpc>(rpc, { ...fields, ...page }));
  });
}
