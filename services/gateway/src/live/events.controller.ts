import { Controller, type BeforeApplicationShutdown } from '@nestjs/common';
import { followEvents } from '@proofround/contracts';
import type { ServerResponse } from 'node:http';

import { hijack } from '../http/hijack.js';
import { liveConnections } from '../http/metrics.js';
import { Identities } from '../identity/identities.js';
import { Departures } from '../privacy/departures.js';
import { Input, Route, type InputOf } from '../http/route.decorator.js';
import { LiveHub, type LivePush } from './live-hub.js';

const EVENT_STREAM = 'text/event-stream; charset=utf-8';
const HEARTBEAT_MS = 15_000;
/** A reader that does not read is let go; it reconnects and catches up. */
const MOST_UNREAD_BYTES = 1_000_000;

function write(response: ServerResponse, { id, live }: LivePush): void {
  if (response.writableLength > MOST_UNREAD_BYTES) {
    response.destroy();
    return;
  }
  response.write(`id: ${id}\nevent: ${live.event}\ndata: ${JSON.stringify(live.data)}\n\n`);
}

/** GET /events: each user's own events, as they happen (decisions, section 8). */
@Controller()
export class EventsController implements BeforeApplicationShutdown {
  /** Every connection, and whose it is. */
  private readonly open = new Map<ServerResponse, string>();

  constructor(
    private readonly hub: LiveHub,
    private readonly departures: Departures,
    private readonly identities: Identities,
  ) {
    departures.onDeparture((userId) => this.endOf(userId));
    hub.onEvent((userId, { event }) => {
      if (event === 'user.updated') void this.askAgain(userId);
    });
  }

  beforeApplicationShutdown(): void {
    for (const response of this.open.keys()) response.end();
  }

  @Route(followEvents)
  async follow(@Input() { actor, request, reply }: InputOf<typeof followEvents>): Promise<void> {
    if (request.method === 'HEAD') {
      hijack(reply).writeHead(200, { 'content-type': EVENT_STREAM }).end();
      return;
    }
    const lastEventId = request.headers['last-event-id'];
    const seen = new Set<string>();
    const early: LivePush[] = [];
    const open: { response?: ServerResponse } = {};
    // Followed before the catch-up is read, so that nothing falls between the two.
    const unfollow = this.hub.follow(actor.user_id, (push) => {
      if (open.response) write(open.response, push);
      else early.push(push);
    });
    let missed: LivePush[] = [];
    try {
      if (typeof lastEventId === 'string') missed = await this.hub.missedSince(actor.user_id, lastEventId);
    } catch (error) {
      unfollow();
      throw error;
    }

    const raw = hijack(reply);
    raw.writeHead(200, {
      'content-type': EVENT_STREAM,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 1000\n\n');
    for (const push of [...missed, ...early]) {
      if (!seen.has(push.id)) write(raw, push);
      seen.add(push.id);
    }
    open.response = raw;
    this.open.set(raw, actor.user_id);
    liveConnections.set(this.open.size);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    // The session ends with its token: the client is to sign in again.
    const expiry = setTimeout(
      () => raw.end(),
      Math.min(2 ** 31 - 1, (request.tokenExpires ?? 0) * 1000 - Date.now()),
    );
    raw.on('close', () => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      unfollow();
      this.open.delete(raw);
      liveConnections.set(this.open.size);
    });
    if (this.departures.has(actor.user_id)) raw.end();
  }

  /** The account is gone, and its connections with it. */
  private endOf(userId: string): void {
    for (const [response, owner] of this.open) if (owner === userId) response.end();
  }

  /** A user who changed may be gone. Where nobody can say, the client comes again and is asked who it is. */
  private async askAgain(userId: string): Promise<void> {
    if (![...this.open.values()].includes(userId)) return;
    try {
      await this.identities.actor(userId); // finding nobody ends the connections
    } catch {
      this.endOf(userId);
    }
  }
}
