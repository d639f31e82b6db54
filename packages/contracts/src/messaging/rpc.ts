import type { z } from 'zod';

import type { Access } from './access.js';

/**
 * A command or question that one service answers over NATS request/reply.
 *
 * `subject` is `rpc.<service>.<feature>.<verb>.v<version>`; every replica of the service shares the
 * work through a queue group. `request` is parsed by the service for every message, so that a
 * message sent straight to it finds the same bounds as one that came through the gateway.
 */
export interface Rpc<Req extends z.ZodType = z.ZodType, Rep extends z.ZodType = z.ZodType> {
  readonly kind: 'rpc';
  readonly subject: string;
  readonly service: string;
  /**
   * Subjects of the release before this one. While a release is rolled out, callers and services of
   * both run side by side: the service answers these too, and a caller tries them where nobody
   * answers the new one. An entry is removed one release after it was added.
   */
  readonly formerly: readonly string[];
  /** Checked against `request.actor` by the service before its handler runs. */
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
