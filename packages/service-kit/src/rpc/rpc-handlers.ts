import type { ReplyOf, RequestOf, Rpc } from '@proofround/contracts';
import type { z } from 'zod';

/** What a reply carries beside its JSON. */
export interface ReplyExtras {
  /** The cursor of the next page, if any. */
  readonly next?: string | undefined;
  /** The number of items on all pages, if they were counted; `10000+` for more than that. */
  readonly total?: string | undefined;
  /** Whether this is the stored reply to a repeated Idempotency-Key. */
  readonly replayed?: boolean;
}

/** A reply that is already JSON and is sent unchanged. */
export class RawJson {
  constructor(
    readonly json: string | Uint8Array,
    readonly extras: ReplyExtras = {},
  ) {}

  get text(): string {
    return typeof this.json === 'string' ? this.json : Buffer.from(this.json).toString('utf8');
  }
}

type Reply<R extends Rpc> = ReplyOf<R> | RawJson;

/** What a process answers: the handlers of its RPCs, which controllers register when they are made. */
export class RpcHandlers {
  private readonly bySubject = new Map<string, { rpc: Rpc; handle: (request: unknown) => unknown }>();

  constructor(private readonly service: string) {}

  /** Registers the handler of an RPC. The server first checks the caller's role and parses the request. */
  on<R extends Rpc>(rpc: R, handle: (request: RequestOf<R>) => Promise<Reply<R>> | Reply<R>): void;
  on<R extends Rpc<z.ZodType, z.ZodNull>>(rpc: R, handle: (request: RequestOf<R>) => Promise<void>): void;
  on(rpc: Rpc, handle: (request: unknown) => unknown): void {
    const { subject, service } = rpc;
    if (service !== this.service) throw new Error(`${subject} belongs to ${service}, not to ${this.service}`);
    if (this.bySubject.has(subject)) throw new Error(`${subject} has two handlers`);
    this.bySubject.set(subject, { rpc, handle });
  }

  all() {
    return this.bySubject.values();
  }
}
