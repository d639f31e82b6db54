import type { z } from 'zod';

import type { Access } from './access.js';

/**
 * A command or question that one service answers over NATS request/reply.
 *
 * `subject` is `<service>.<feature>.<verb>.v<version>`; every replica of the service shares the
 * work through a queue group. `request` is parsed by the service for every message, so that a
 * message sent straight to it finds the same bounds as one that came through the gateway.
 */
export interface Rpc<Req extends z.ZodType = z.ZodType, Rep extends z.ZodType = z.ZodType> {
  readonly kind: 'rpc';
  readonly subject: string;
  readonly service: string;
  /** Checked against `request.actor` by the service before its handler runs. */
  readonly access: Access;
  readonly request: Req;
  readonly reply: Rep;
}

export type RequestOf<R extends Rpc> = z.output<R['request']>;
export type RequestInput<R extends Rpc> = z.input<R['request']>;
export type ReplyOf<R extends Rpc> = z.output<R['reply']>;

/** Declares an RPC message. */
export function defineRpc<Req extends z.ZodType, Rep extends z.ZodType>(
  subject: `${string}.${string}.${string}.v${number}`,
  definition: { access: Access; request: Req; reply: Rep },
): Rpc<Req, Rep> {
  const service = subject.slice(0, subject.indexOf('.'));
  return { kind: 'rpc', subject: `rpc.${subject}`, service, ...definition };
}
