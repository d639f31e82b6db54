import type { z } from 'zod';

import type { Access } from './access.js';

/**
 * A call that one service replies to over NATS request/reply.
 *
 * `subject` is `rpc.<service>.<feature>.<verb>.v<version>`; the replicas of the service share the
 * calls through a queue group. The service parses every request itself, so that the same bounds
 * apply to requests that do not come through the gateway.
 */
export interface Rpc<Req extends z.ZodType = z.ZodType, Rep extends z.ZodType = z.ZodType> {
  readonly kind: 'rpc';
  readonly subject: string;
  readonly service: string;
  /**
   * Subjects of the previous release, for rollouts during which both releases run. The service
   * replies on them too, and a caller tries them if nobody replies on the new subject. Remove an
   * entry one release after it was added.
   */
  readonly formerly: readonly string[];
  /** The service checks `request.actor` against it before its handler runs. */
  readonly access: Access;
  readonly request: Req;
  readonly reply: Rep;
}

export type RequestOf<R extends Rpc> = z.output<R['request']>;
export type RequestInput<R extends Rpc> = z.input<R['request']>;
export type ReplyOf<R extends Rpc> = z.output<R['reply']>;

type Subject = `${string}.${string}.${string}.v${number}`;

/** Declares an RPC message: `defineRpc('startups.tasks.update.v1', { … })`. */
export function defineRpc<Req extends z.ZodType, Rep extends z.ZodType>(
  subject: Subject,
  {
    formerly = [],
    ...definition
  }: { formerly?: readonly Subject[]; access: Access; request: Req; reply: Rep },
): Rpc<Req, Rep> {
  const service = subject.slice(0, subject.indexOf('.'));
  return {
    kind: 'rpc',
    subject: `rpc.${subject}`,
    service,
    formerly: formerly.map((former) => `rpc.${former}`),
    ...definition,
  };
}
