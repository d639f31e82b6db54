import { applyDecorators } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { ReplyOf, RequestOf, Rpc } from '@proofround/contracts';

/** A reply that is already JSON and is sent unchanged. */
export class RawJson {
  /** The cursor of the next page, if any. */
  readonly next: string | undefined;
  /** The number of items on all pages, if they were counted; `10000+` for more than that. */
  readonly total: string | undefined;
  /** Whether this is the stored reply to a repeated Idempotency-Key. */
  readonly replayed: boolean;

  /** Text, or UTF-8 bytes. */
  readonly json: string | Uint8Array;

  constructor(
    json: string | Uint8Array,
    {
      next,
      total,
      replayed = false,
    }: { next?: string | undefined; total?: string | undefined; replayed?: boolean } = {},
  ) {
    this.json = json;
    this.next = next;
    this.total = total;
    this.replayed = replayed;
  }

  get text(): string {
    return typeof this.json === 'string' ? this.json : Buffer.from(this.json).toString('utf8');
  }
}

type Reply<R extends Rpc> = ReplyOf<R> | RawJson;

type Handler<R extends Rpc> = (request: RequestOf<R>) => Promise<Reply<R>> | Reply<R>;

/**
 * Makes a controller method the handler of an RPC. The server checks the caller's role and parses
 * the request before it calls the method. The compiler checks the method's types against the contract.
 */
export function Handle<R extends Rpc>(rpc: R) {
  return <H extends Handler<R>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    applyDecorators(MessagePattern(rpc.subject, { rpc }))(target, key, descriptor);
  };
}
