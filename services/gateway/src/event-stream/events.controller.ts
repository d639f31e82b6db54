import type { ServerResponse } from 'node:http';

import { Controller } from '@nestjs/common';
import { http } from '@proofround/contracts';

import { HttpProblem } from '../http/errors.js';
import { liveConnections, streamOpened } from '../http/metrics.js';
import { Input, type InputOf, Route } from '../http/route.decorator.js';
import { hijack } from '../http/stalled-readers.js';
import { Identities } from '../identity/identities.js';
import { DeletedUsers, EndedSessions } from '../identity/known-ids.js';
import { LiveHub, type LivePush } from '../live/live-hub.js';
import { SessionChecks } from './session-checks.js';

const EVENT_STREAM = 'text/event-stream; charset=utf-8';
const HEARTBEAT_MS = 15_000;
/** A connection with more unread bytes is closed; the client reconnects and catches up. */
const MAX_UNREAD_BYTES = 1_000_000;
/** How long an ended connection may take to send its buffered bytes. */
const FLUSH_MS = 5000;
/** The pause before a client opens its ended stream again; of different lengths, so that they spread. */
const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 3000;
/** The maximum connections per user and gateway. Hidden tabs close theirs. */
const MAX_PER_USER = 5;
/** How many requests of a user may read missed events at a time; each may need a consumer. */
const MAX_CATCH_UPS = MAX_PER_USER;
const RETRY_S = 5;
const TOO_MANY_CATCH_UPS = 'You are already opening several live streams. Please wait a moment.';

function write(response: ServerResponse, { id, live }: LivePush): void {
  if (response.writableLength > MAX_UNREAD_BYTES) {
    response.destroy();
    return;
  }
  response.write(`id: ${id}\nevent: ${live.event}\ndata: ${JSON.stringify(live.data)}\n\n`);
}

/** Answers with the head of the stream and the pushes so far, each once. */
function beginStream(response: ServerResponse, pushes: readonly LivePush[]): void {
  response.writeHead(200, {
    'content-type': EVENT_STREAM,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n\n');
  for (const push of new Map(pushes.map((each) => [each.id, each])).values()) write(response, push);
}

interface OpenStream {
  readonly owner: string;
  readonly session: string;
  /** Run once, by `cleanUp`. */
  readonly cleanups: (() => void)[];
  readonly cleanUp: () => void;
}

interface Connection {
  readonly owner: string;
  readonly session: string;
  end(): void;
}

/** GET /events: a user's live events as Server-Sent Events (LIVE-1). */
@Controller()
export class EventsController {
  /** Open connections, the oldest first. */
  private readonly connections = new Set<Connection>();
  /** How many requests of each user wait for missed events. */
  private readonly catchUps = new Map<string, number>();
  private stopping = false;

  constructor(
    private readonly hub: LiveHub,
    private readonly deletedUsers: DeletedUsers,
    private readonly identities: Identities,
    private readonly ended: EndedSessions,
    checks: SessionChecks,
  ) {
    checks.watch(
      () => Array.from(this.connections, ({ session }) => session),
      (gone) => this.endConnections(({ session }) => gone.has(session)),
    );
    deletedUsers.onAdd((userId) => this.endConnections(({ owner }) => owner === userId));
    ended.onAdd((sessionId) => this.endConnections(({ session }) => session === sessionId));
    hub.onEvent((userId, { event }) => {
      if (event === 'user.updated') void this.checkUser(userId);
    });
  }

  /** Ends all connections, and each that is opened later, because the gateway stops. */
  stop(): void {
    this.stopping = true;
    this.endConnections(() => true);
  }

  @Route(http.events.follow)
  async follow(@Input() { actor, request, reply }: InputOf<typeof http.events.follow>): Promise<void> {
    if (request.method === 'HEAD') {
      hijack(reply).writeHead(200, { 'content-type': EVENT_STREAM }).end();
      return;
    }
    const session = actor.session_id;
    const lastEventId = request.headers['last-event-id'];
    const isCatchingUp = typeof lastEventId === 'string';
    if (isCatchingUp) this.beginCatchUp(actor.user_id);
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
      if (isCatchingUp) missed = await this.hub.missedSince(actor.user_id, lastEventId);
    } catch (error) {
      cleanUp();
      throw error;
    } finally {
      if (isCatchingUp) this.endCatchUp(actor.user_id);
    }

    const raw = hijack(reply);
    if (raw.destroyed) return;
    beginStream(raw, [...missed, ...early]);
    streamOpened(request, reply);
    stream.response = raw;
    const connection = this.keep(
      raw,
      { owner: actor.user_id, session, cleanups, cleanUp },
      request.tokenExpires,
    );
    if (this.stopping || this.deletedUsers.has(actor.user_id) || this.ended.has(session)) connection.end();
    // The user may have been suspended while the missed events were read.
    else if (early.some(({ live }) => live.event === 'user.updated')) void this.checkUser(actor.user_id);
    early.length = 0;
  }

  /** @throws HttpProblem 429 if the user has too many catch-ups under way (LIMIT-11) */
  private beginCatchUp(userId: string): void {
    const count = this.catchUps.get(userId) ?? 0;
    if (count >= MAX_CATCH_UPS)
      throw new HttpProblem(429, TOO_MANY_CATCH_UPS, { 'retry-after': String(RETRY_S) });
    this.catchUps.set(userId, count + 1);
  }

  private endCatchUp(userId: string): void {
    const rest = (this.catchUps.get(userId) ?? 1) - 1;
    if (rest === 0) this.catchUps.delete(userId);
    else this.catchUps.set(userId, rest);
  }

  /** Keeps an opened stream alive until its client is gone, its token expires or it is ended. */
  private keep(
    raw: ServerResponse,
    { owner, session, cleanups, cleanUp }: OpenStream,
    tokenExpires = 0,
  ): Connection {
    const connection: Connection = {
      owner,
      session,
      // Clean up first, because nothing may be written after the end. Destroy later, because a
      // client that does not read would keep the connection open.
      end: () => {
        cleanUp();
        const pause = MIN_RETRY_MS + Math.random() * (MAX_RETRY_MS - MIN_RETRY_MS);
        raw.end(`retry: ${Math.round(pause)}\n\n`);
        setTimeout(() => raw.destroy(), FLUSH_MS).unref();
      },
    };
    this.add(connection);
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    // The connection ends when the token expires; the client must sign in again.
    const expiry = setTimeout(
      () => connection.end(),
      Math.min(2 ** 31 - 1, tokenExpires * 1000 - Date.now()),
    );
    cleanups.push(() => {
      clearInterval(heartbeat);
      clearTimeout(expiry);
      this.remove(connection);
    });
    return connection;
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

  private endConnections(which: (connection: Connection) => boolean): void {
    for (const connection of this.connections) if (which(connection)) connection.end();
  }

  /** Ends the connections that a user may no longer have after a change. */
  private async checkUser(userId: string): Promise<void> {
    const own = [...this.connections].filter(({ owner }) => owner === userId);
    await Promise.all([...new Set(own.map(({ session }) => session))].map((id) => this.check(userId, id)));
  }

  /** Ends the connections of a session whose user is deleted, suspended or, while auth is away, unknown. */
  private async check(user_id: string, session_id: string): Promise<void> {
    try {
      const caller = await this.identities.freshCaller({ user_id, session_id });
      if (caller && !caller.suspended) return;
    } catch {
      // ends below
    }
    this.endConnections(({ session }) => session === session_id);
  }
}
