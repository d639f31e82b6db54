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
/** A connection with more unread bytes is closed; the client reconnects and catches up. */
const MAX_UNREAD_BYTES = 1_000_000;
/** How long an ended connection may take to send its buffered bytes. */
const FLUSH_MS = 5000;
/** The maximum connections per user and gateway. Every browser tab has at least one. */
const MAX_PER_USER = 20;

function write(response: ServerResponse, { id, live }: LivePush): void {
  if (response.writableLength > MAX_UNREAD_BYTES) {
    response.destroy();
    return;
  }
  response.write(`id: ${id}\nevent: ${live.event}\ndata: ${JSON.stringify(live.data)}\n\n`);
}

interface Connection {
  readonly owner: string;
  end(): void;
}

/** GET /events: a user's live events as Server-Sent Events (LIVE-1). */
@Controller()
export class EventsController implements BeforeApplicationShutdown {
  /** Open connections, the oldest first. */
  private readonly connections = new Set<Connection>();

  constructor(
    private readonly hub: LiveHub,
    private readonly departures: Departures,
    private readonly identities: Identities,
  ) {
    departures.onDeparture((userId) => this.endConnectionsOf(userId));
    hub.onEvent((userId, { event }) => {
      // The previous release of auth sends only this event for a deleted account.
      if (event === 'user.updated') void this.checkUser(userId);
    });
  }

  beforeApplicationShutdown(): void {
    for (const connection of this.connections) connection.end();
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
    const stream: { response?: ServerResponse } = {};
    // Follow before reading the missed events, so that no event in between is lost.
    const cleanups = [
      this.hub.follow(actor.user_id, (push) => {
        if (stream.response) write(stream.response, push);
        else early.push(push);
      }),
    ];
    const cleanUp = () => cleanups.splice(0).forEach((release) => release());
    // Listen already now, because the client may disconnect while missed events are read.
    reply.raw.on('close', cleanUp);
    let missed: LivePush[] = [];
    try {
      if (typeof lastEventId === 'string') missed = await this.hub.missedSince(actor.user_id, lastEventId);
    } catch (error) {
      cleanUp();
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
    stream.response = raw;
    const connection: Connection = {
      owner: actor.user_id,
      // Clean up first, because nothing may be written after the end. Destroy later, because a
      // client that does not read would keep the connection open.
      end: () => {
        cleanUp();
        raw.end();
        setTimeout(() => raw.destroy(), FLUSH_MS).unref();
      },
    };
    this.add(connection);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    // The connection ends when the token expires; the client must sign in again.
    const expiry = setTimeout(
      () => connection.end(),
      Math.min(2 ** 31 - 1, (request.tokenExpires ?? 0) * 1000 - Date.now()),
    );
    cleanups.push(() => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      this.remove(connection);
    });
    if (this.departures.has(actor.user_id)) connection.end();
  }

  /** Adds a connection and ends the user's oldest ones above the maximum, so that the newest tab works. */
  private add(connection: Connection): void {
    const others = [...this.connections].filter(({ owner }) => owner === connection.owner);
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - MAX_PER_USER))) oldest.end();
    this.connections.add(connection);
    liveConnections.set(this.connections.size);
  }

  private remove(connection: Connection): void {
    this.connections.delete(connection);
    liveConnections.set(this.connections.size);
  }

  private endConnectionsOf(userId: string): void {
    for (const connection of this.connections) if (connection.owner === userId) connection.end();
  }

  /**
   * Ends the connections of a changed user whose account is deleted. If auth is unavailable they end
   * too; the client reconnects and is authenticated again.
   */
  private async checkUser(userId: string): Promise<void> {
    if (![...this.connections].some(({ owner }) => owner === userId)) return;
    try {
      await this.identities.actor(userId); // a missing user counts as a departure, which ends the connections
    } catch {
      this.endConnectionsOf(userId);
    }
  }
}
