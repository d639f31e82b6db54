import { applyDecorators } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { ReplyOf, RequestOf, Rpc } from '@proofround/contracts';

/** JSON that is ready: sent on as it is, not parsed and made again. */
export class RawJson {
  /** The cursor of the next page, where there is one. */
  readonly next: string | undefined;
  /** Whether it is the first answer to an Idempotency-Key, given again. */
  readonly replayed: boolean;

  /** As it is sent: text, or text in UTF-8. */
  readonly json: string | Uint8Array;

  constructor(
    json: string | Uint8Array,
    { next, replayed = false }: { next?: string; replayed?: boolean } = {},
  ) {
    this.json = json;
    this.next = next;
    this.replayed = replayed;
  }

  get text(): string {
    return typeof this.json === 'string' ? this.json : Buffer.from(this.json).toString('utf8');
  }
}

type Reply<R extends Rpc> = ReplyOf<R> | RawJson;

type Handler<R extends Rpc> = (request: RequestOf<R>) => Promise<Reply<R>> | Reply<R>;

/**
 * Makes a controller method the handler of an RPC. The request is parsed and the caller's role
 * checked before it runs; the method's types are held against the contract.
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
