import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { HttpProblem } from './errors.js';

/** The lists that one user may read at a time. Each holds about one page in memory. */
const MAX_PER_USER = 4;
/** Above this number of open lists, those that nobody reads are cut. */
const MAX_UNREAD = 64;
const SWEEP_MS = 500;
/** The sweeps in a row that find a list unread before it may be cut. */
const UNREAD_SWEEPS = 6;
/** At this many times `MAX_UNREAD` open lists, one sweep is enough. */
const CROWD = 2;
const RETRY_S = 5;
export const LISTS_OPEN =
  'You are already loading several long lists. Please wait until one has arrived in full.';

interface OpenList {
  readonly raw: ServerResponse;
  /** The bytes sent, and how many sweeps in a row found no more of them. */
  sent: number;
  unread: number;
}

/** The streamed answers of this gateway that have not arrived in full, by user (LIMIT-11). */
export class OpenLists {
  private readonly countByUser = new Map<string, number>();
  private readonly lists = new Set<OpenList>();
  private sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly options = { maxUnread: MAX_UNREAD, sweepMs: SWEEP_MS }) {}

  /** Counts an answer until it has arrived or its client is gone. @throws HttpProblem 429 */
  add(user: string, raw: ServerResponse): void {
    if (raw.destroyed) return;
    const count = this.countByUser.get(user) ?? 0;
    if (count >= MAX_PER_USER) throw new HttpProblem(429, LISTS_OPEN, { 'retry-after': String(RETRY_S) });
    this.countByUser.set(user, count + 1);
    const list: OpenList = { raw, sent: 0, unread: 0 };
    this.lists.add(list);
    const { maxUnread, sweepMs } = this.options;
    if (this.lists.size > maxUnread) this.sweeping ??= setInterval(() => this.sweep(), sweepMs).unref();
    raw.once('close', () => {
      this.lists.delete(list);
      const rest = (this.countByUser.get(user) ?? 1) - 1;
      if (rest === 0) this.countByUser.delete(user);
      else this.countByUser.set(user, rest);
    });
  }

  /** Cuts unread lists, the oldest first, while too many are open, so that all together need little memory. */
  private sweep(): void {
    const { maxUnread } = this.options;
    let surplus = this.lists.size - maxUnread;
    const patience = this.lists.size > CROWD * maxUnread ? 1 : UNREAD_SWEEPS;
    if (surplus <= 0) {
      clearInterval(this.sweeping);
      this.sweeping = undefined;
    }
    for (const list of this.lists) {
      const sent = list.raw.socket?.bytesWritten ?? 0;
      list.unread = list.raw.writableNeedDrain && sent === list.sent ? list.unread + 1 : 0;
      list.sent = sent;
      if (surplus <= 0 || list.unread < patience) continue;
      list.raw.destroy();
      surplus -= 1;
    }
  }
}

/** A long answer, made while the client reads it. @throws HttpProblem 429 if the user reads too many */
export function streamed(reply: FastifyReply, content: AsyncGenerator<Uint8Array>): Readable {
  const user = reply.request.actor?.user_id;
  if (user !== undefined) reply.server.openLists.add(user, reply.raw);
  return Readable.from(content, { objectMode: false });
}
