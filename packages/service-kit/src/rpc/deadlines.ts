import { randomUUID } from 'node:crypto';

import type { MsgHdrs } from '@nats-io/transport-node';

import { AGAIN_HEADER, EXPIRES_HEADER, TIMEOUT_HEADER } from './rpc-errors.js';

/**
 * A request that seems to come from further in the future was sent by a process with a different
 * clock.
 */
const FUTURE_MS = 1000;

/**
 * Tells whether the caller of a request still waits, even if the clocks of the two processes
 * differ. A request carries times of the caller's clock. If it seems late or from the future by our
 * clock, we ask the caller to send it again with a ticket. A ticket holds a time of our own
 * monotonic clock.
 */
export class Deadlines {
  private readonly issuer = randomUUID();

  isInTime(head: MsgHdrs | undefined): boolean {
    const expires = numberIn(head, EXPIRES_HEADER);
    const timeout = numberIn(head, TIMEOUT_HEADER);
    if (expires === undefined || timeout === undefined) return true;
    const issued = this.issuedAt(head?.get(AGAIN_HEADER));
    if (issued !== undefined) return performance.now() - issued <= timeout;
    const waited = Date.now() - (expires - timeout);
    return waited >= -FUTURE_MS && waited <= timeout;
  }

  /** The ticket for a request that may be late; undefined if its caller cannot send it again. */
  ticketFor(head: MsgHdrs | undefined): string | undefined {
    return head?.get(TIMEOUT_HEADER) ? `${this.issuer} ${performance.now()}` : undefined;
  }

  /** Undefined for a ticket of another replica. */
  private issuedAt(ticket = ''): number | undefined {
    const [issuer, at] = ticket.split(' ');
    return issuer === this.issuer ? Number(at) : undefined;
  }
}

function numberIn(head: MsgHdrs | undefined, name: string): number | undefined {
  const value = head?.get(name);
  return value ? Number(value) : undefined;
}
