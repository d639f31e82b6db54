import { z } from 'zod';

import { type Access, actor } from './access.js';
import type { Endpoint } from './endpoint.js';

/**
 * A call that one service replies to over NATS request/reply. `subject` is
 * `rpc.<service>.<feature>.<verb>.v<version>`; replicas share the calls through a queue group. The service
 * parses every request itself, so that calls that bypass the gateway have the same bounds.
 */
export interface Rpc<Req extends z.ZodType = z.ZodType, Rep extends z.ZodType = z.ZodType> {
  readonly kind: 'rpc';
  readonly subject: string;
  readonly service: string;
  /** The service checks `request.actor` against it before its handler runs. */
  readonly access: Access;
  readonly request: Req;
  readonly reply: Rep;
}

export type RequestOf<R extends Rpc> = z.output<R['request']>;
export type RequestInput<R extends Rpc> = z.input<R['request']>;
export type ReplyOf<R extends Rpc> = z.output<R['reply']>;

/** Declares an RPC message: `defineRpc('startups.tasks.update.v1', { … })`. */
export function defineRpc<Req extends z.ZodType, Rep extends z.ZodType>(
  subject: `${string}.${string}.${string}.v${number}`,
  definition: Pick<Rpc<Req, Rep>, 'access' | 'request' | 'reply'>,
): Rpc<Req, Rep> {
  const service = subject.slice(0, subject.indexOf('.'));
  return { kind: 'rpc', subject: `rpc.${subject}`, service, ...definition };
}

type BodyField<Body extends z.ZodType> = Body extends z.ZodUndefined ? unknown : { body: Body };

/**
 * Declares the RPC behind an endpoint that has a caller: `rpcBehind('startups', tasksHttp.update, { task_id: pathId })`.
 * It has the name, the access, the body and, if `reply` names no other, the reply of the endpoint.
 * `fields` are what the gateway sends besides the caller and the body.
 */
export function rpcBehind<
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Fields = unknown,
  Rep extends z.ZodType = Reply,
>(
  service: string,
  endpoint: Endpoint<Body, z.ZodType, Reply>,
  fields?: Fields & z.ZodRawShape,
  options?: { reply: Rep },
): Rpc<z.ZodObject<{ actor: typeof actor } & BodyField<Body> & Fields>, Rep>;
export function rpcBehind(
  service: string,
  { name, access, body, ...endpoint }: Endpoint,
  fields: z.ZodRawShape = {},
  { reply = endpoint.reply ?? z.null() }: { reply?: z.ZodType } = {},
): Rpc {
  const request = z.object({ actor, ...(body && { body }), ...fields });
  const [feature = '', verb = ''] = name.split('.');
  return defineRpc(`${service}.${feature}.${verb}.v1`, { access, request, reply });
}
