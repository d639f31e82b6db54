import type { FastifyRequest } from 'fastify';

import { addressOf } from './address.js';
import { HttpProblem, SLOW_DOWN } from './errors.js';

/** A body that arrives in this time, as nearly all do, is not counted. */
const GRACE_MS = 100;
const MAX_PER_ADDRESS = 50;
/** What the slow bodies of all addresses may hold together: a sixteenth of a gateway's memory. */
const MAX_BYTES = 32 * 1024 * 1024;
export const BODY_TOO_SLOW = 'The request took too long to arrive. Please try again.';

interface Body {
  bytes: number;
  /** Undefined until the body is slow. */
  address: string | undefined;
  readonly refuse: (problem: HttpProblem) => void;
}

interface WatchedBody {
  /** Records how much memory the body takes now. */
  hold(bytes: number): void;
  /** The body has arrived or is given up. */
  end(): void;
}

/** The requests whose bodies arrive slowly, by network address and in bytes (LIMIT-12). */
export class UnfinishedBodies {
  private readonly byAddress = new Map<string, number>();
  /** The slow bodies in the order in which they began. */
  private readonly slow = new Set<Body>();
  private bytes = 0;

  constructor(
    private readonly timeoutMs: number,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** Watches a body until its end. `refuse` must end one that is refused. */
  watch(request: FastifyRequest, refuse: (problem: HttpProblem) => void): WatchedBody {
    const body: Body = { bytes: 0, address: undefined, refuse };
    let ended = false;
    const countAsSlow = () => {
      if (ended) return;
      const from = addressOf(request);
      if ((this.byAddress.get(from) ?? 0) >= MAX_PER_ADDRESS) {
        refuse(this.tooMany());
        return;
      }
      timer = setTimeout(
        () => refuse(new HttpProblem(408, BODY_TOO_SLOW, { connection: 'close' })),
        this.timeoutMs - GRACE_MS,
      );
      this.add(body, from);
    };
    // After a pause of this process, what has arrived meanwhile is read first.
    let timer = setTimeout(() => setImmediate(countAsSlow), GRACE_MS);
    return {
      hold: (bytes) => {
        if (this.slow.has(body)) this.bytes += bytes - body.bytes;
        body.bytes = bytes;
        this.makeRoom();
      },
      end: () => {
        ended = true;
        clearTimeout(timer);
        this.remove(body);
      },
    };
  }

  private add(body: Body, address: string): void {
    body.address = address;
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
    this.slow.add(body);
    this.bytes += body.bytes;
    this.makeRoom();
  }

  private remove(body: Body): void {
    const { address, bytes } = body;
    if (!this.slow.delete(body) || address === undefined) return;
    this.bytes -= bytes;
    const rest = (this.byAddress.get(address) ?? 1) - 1;
    if (rest === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, rest);
  }

  /** Refuses the oldest slow bodies until the others take little enough memory. */
  private makeRoom(): void {
    for (const { refuse } of this.slow) {
      if (this.bytes <= this.maxBytes) return;
      refuse(this.tooMany());
    }
  }

  private tooMany(): HttpProblem {
    const headers = { 'retry-after': String(this.timeoutMs / 1000), connection: 'close' };
    return new HttpProblem(429, SLOW_DOWN, headers);
  }
}
