import { Controller, type BeforeApplicationShutdown } from '@nestjs/common';
import { http } from '@proofround/contracts';
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
/** How long an ended connection has to hand over what was written. */
const LAST_WORDS_MS = 5000;
/** Connections of one user at one gateway; a browser has one or a few per tab. */
const MOST_PER_USER = 20;

function write(response: ServerResponse, { id, live }: LivePush): void {
  if (response.writableLength > MOST_UNREAD_BYTES) {
    response.destroy();
    return;
  }
  response.write(`id: ${id}\nevent: ${live.event}\ndata: ${JSON.stringify(live.data)}\n\n`);
}

interface Connection {
  readonly owner: string;
  end(): void;
}

/** GET /events: each user's own events, as they happen (LIVE-1). */
@Controller()
export class EventsController implements BeforeApplicationShutdown {
  /** Every connection, the oldest first. */
  private readonly open = new Set<Connection>();

  constructor(
    private readonly hub: LiveHub,
    private readonly departures: Departures,
    private readonly identities: Identities,
  ) {
    departures.onDeparture((userId) => this.endOf(userId));
    hub.onEvent((userId, { event }) => {
      // An auth of the release before says no more than this of a user who is gone.
      if (event === 'user.updated') void this.askAgain(userId);
    });
  }

  beforeApplicationShutdown(): void {
    for (const connection of this.open) connection.end();
  }

  @Route(http.events.follow)
  async follow(@Input() { actor, request, reply }: InputOf<typeof http.events.follow>): Promise<void> {
    if (request.method === 'HEAD') {
      hijack(reply).writeHead(200, { 'content-type': EVENT_STREAM }).end();
      return;
    }
    const lastEventId = request.headers['last-event-id'];
    const seen = new Set<string>();
    const early: LivePush[] = [];
    const open: { response?: ServerResponse } = {};
    // Followed before the catch-up is read, so that nothing falls between the two.
    const held = [
      this.hub.follow(actor.user_id, (push) => {
        if (open.response) write(open.response, push);
        else early.push(push);
      }),
    ];
    const free = () => held.splice(0).forEach((release) => release());
    // From here on: a client may leave during the catch-up, and that is told once.
    reply.raw.on('close', free);
    let missed: LivePush[] = [];
    try {
      if (typeof lastEventId === 'string') missed = await this.hub.missedSince(actor.user_id, lastEventId);
    } catch (error) {
      free();
      throw error;
    }

    const raw = hijack(reply);
    if (raw.destroyed) return;
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
    const connection: Connection = {
      owner: actor.user_id,
      // Nothing may be written after an end, and a client that does not read would put off the close.
      end: () => {
        free();
        raw.end();
        setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref();
      },
    };
    this.enter(connection);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    // The session ends with its token: the client is to sign in again.
    const expiry = setTimeout(
      () => connection.end(),
      Math.min(2 ** 31 - 1, (request.tokenExpires ?? 0) * 1000 - Date.now()),
    );
    held.push(() => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      this.leave(connection);
    });
    if (this.departures.has(actor.user_id)) connection.end();
  }

  /** Of a user with more than enough connections the oldest ends, so that the newest tab works. */
  private enter(connection: Connection): void {
    const others = [...this.open].filter(({ owner }) => owner === connection.owner);
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MOST_PER_USER))) oldest.end();
    this.open.add(connection);
    liveConnections.set(this.open.size);
  }

  private leave(connection: Connection): void {
    this.open.delete(connection);
    liveConnections.set(this.open.size);
  }

  /** The account is gone, and its connections with it. */
  private endOf(userId: string): void {
    for (const connection of this.open) if (connection.owner === userId) connection.end();
  }

  /** A user who changed may be gone. Where nobody can say, the client comes again and is asked who it is. */
  private async askAgain(userId: string): Promise<void> {
    if (![...this.open].some(({ owner }) => owner === userId)) return;
    try {
      await this.identities.actor(userId); // finding nobody ends the connections
    } catch {
      this.endOf(userId);
    }
  }
}
