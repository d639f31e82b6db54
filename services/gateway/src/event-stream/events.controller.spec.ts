import {
  type ClientRequest,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

import type { LiveSignal } from '@proofround/contracts';
import type { RpcClient } from '@proofround/service-kit';
import { anActor, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { liveConnections } from '../http/metrics.js';
import { Identities } from '../identity/identities.js';
import { DeletedUsers, EndedSessions } from '../identity/known-ids.js';
import type { Registration } from '../identity/registration.js';
import type { LiveHub, LivePush } from '../live/live-hub.js';
import { EventsController } from './events.controller.js';
import type { SessionChecks } from './session-checks.js';

const actor = { ...anActor(), session_id: uuid() };
const subject = { user_id: actor.user_id, session_id: actor.session_id };

/** The controller behind a real HTTP server, with a hub that the test controls. */
class World {
  readonly listeners = new Set<(push: LivePush) => void>();
  readonly responses: ServerResponse[] = [];
  readonly deletedUsers: DeletedUsers;
  readonly identities: Identities;
  isAuthAway = false;
  /** The users that auth returns. */
  accounts: { suspended: boolean; cacheable: boolean }[] = [{ ...actor, suspended: false, cacheable: true }];
  private readonly watchers: ((userId: string, live: LiveSignal) => void)[] = [];
  /** One function per running catch-up, which ends it. */
  readonly catchUps: (() => void)[] = [];
  /** What `follow` threw. */
  readonly refusals: unknown[] = [];
  writeTimeoutMs = 30_000;
  tokenExpires = Date.now() / 1000 + 3600;
  readonly controller: EventsController;
  /** Acts as if auth had refused these sessions. */
  endSessions: (gone: Set<string>) => void = () => undefined;
  private readonly server: Server;
  private readonly clients: ClientRequest[] = [];

  constructor() {
    const hub = {
      onEvent: (watcher: (typeof this.watchers)[number]) => this.watchers.push(watcher),
      follow: (_: string, listener: (push: LivePush) => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      missedSince: () => new Promise<LivePush[]>((resolve) => this.catchUps.push(() => resolve([]))),
    };
    const live = hub as unknown as LiveHub;
    const call = () =>
      this.isAuthAway ? Promise.reject(new Error('auth is away')) : Promise.resolve(this.accounts[0] ?? null);
    const rpc = { call } as unknown as RpcClient;
    this.deletedUsers = new DeletedUsers(live);
    const ended = new EndedSessions(live);
    const registration = {
      isValid: () => true,
      onChange: () => undefined,
      onRenewalAfterLapse: () => undefined,
    };
    this.identities = new Identities(
      rpc,
      live,
      this.deletedUsers,
      ended,
      registration as unknown as Registration,
    );
    const checks = { watch: (...[, end]: Parameters<SessionChecks['watch']>) => (this.endSessions = end) };
    this.controller = new EventsController(
      live,
      this.deletedUsers,
      this.identities,
      ended,
      checks as unknown as SessionChecks,
    );
    this.server = createServer((request, response) => {
      this.responses.push(response);
      const reply = {
        raw: response,
        hijack: () => undefined,
        getHeaders: () => ({}),
        elapsedTime: 1,
        server: { writeTimeoutMs: this.writeTimeoutMs },
      };
      const { method, headers } = request;
      const routeOptions = { url: '/api/events' };
      const asked = { method, headers, routeOptions, tokenExpires: this.tokenExpires };
      const input = { actor, request: asked, reply };
      this.controller
        .follow(input as unknown as Parameters<EventsController['follow']>[0])
        .catch((error: unknown) => {
          this.refusals.push(error);
          response.destroy();
        });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
  }

  /** Opens a connection; `answer` resolves with the response once its headers have arrived. */
  open(headers: Record<string, string> = {}): { client: ClientRequest; answer: Promise<IncomingMessage> } {
    const { port } = this.server.address() as AddressInfo;
    const client = get({ port, host: '127.0.0.1', headers, agent: false });
    client.on('error', () => undefined);
    this.clients.push(client);
    return { client, answer: new Promise((resolve) => client.on('response', resolve)) };
  }

  emit(live: LiveSignal): void {
    for (const watcher of this.watchers) watcher(actor.user_id, live);
  }

  get connections(): Promise<number | undefined> {
    return liveConnections.get().then(({ values }) => values[0]?.value);
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.destroy();
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

describe('a connection to the live events', () => {
  let world: World;
  beforeEach(async () => {
    world = new World();
    await world.start();
  });
  afterEach(() => world.stop());

  it('is cleaned up when its client disconnects during the catch-up', async () => {
    const { client } = world.open({ 'last-event-id': 'x-1' });
    await until('the catch-up is being read', () => world.catchUps.length === 1);
    client.destroy();
    await until('the server knows', () => world.responses[0]?.destroyed);
    const before = await world.connections;
    world.catchUps[0]?.();
    // Only the second connection, opened after the first one’s catch-up, is left.
    await world.open().answer;
    expect(world.listeners.size).toBe(1);
    expect(await world.connections).toBe((before ?? 0) + 1);
  });

  // rule: LIVE-3
  it('is kept alive by a comment every 15 seconds', async () => {
    const heartbeats: (() => void)[] = [];
    const intervals = jest.spyOn(globalThis, 'setInterval').mockImplementation((heartbeat) => {
      heartbeats.push(heartbeat);
      return setTimeout(() => undefined, 0);
    });
    const answer = await world.open().answer;
    expect(intervals.mock.calls.map(([, every]) => every)).toEqual([15_000]);
    intervals.mockRestore();
    const received = new Promise<string>((resolve) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(': still here')) resolve(text);
      });
    });
    heartbeats.forEach((heartbeat) => heartbeat());
    expect(await received).toContain(': still here\n\n');
  });

  it('ends when its token expires', async () => {
    world.tokenExpires = Date.now() / 1000 + 0.3;
    const answer = await world.open().answer;
    expect(world.listeners.size).toBe(1);
    const ended = new Promise((resolve) => answer.on('end', resolve));
    answer.resume();
    await ended;
    expect(world.listeners.size).toBe(0);
    expect(await world.connections).toBe(0);
  });

  it('gets no data after its end and is closed even if its client does not read', async () => {
    const answer = await world.open().answer;
    answer.pause();
    const [response] = world.responses;
    const data = { startup_id: 'x'.repeat(200_000) };
    const push = { id: 'x-1', live: { event: 'tasks.updated', data } } as LivePush;
    await until('the socket is full', () => {
      for (const listener of world.listeners) listener(push);
      return (response?.writableLength ?? 0) > 300_000;
    });
    expect(response?.destroyed).toBe(false);
    world.deletedUsers.add(actor.user_id);
    expect(world.listeners.size).toBe(0);
    await until('the connection is closed', () => response?.destroyed);
  });

  describe('of a user whose account is deleted', () => {
    const ended = async () => {
      const answer = await world.open().answer;
      return new Promise((resolve) => answer.on('end', resolve).resume());
    };

    it('ends with the signal, and the cached user is forgotten', async () => {
      expect(await world.identities.caller(subject)).toEqual({ actor, suspended: false });
      const end = ended();
      await until('it is open', () => world.listeners.size === 1);
      world.emit({ event: 'account.deleted', data: {} });
      await end;
      expect(world.listeners.size).toBe(0);
      expect(await world.identities.caller(subject)).toBeNull();
    });

    it('stays open if the user changed in another way', async () => {
      await world.open().answer;
      world.emit({ event: 'user.updated', data: { is_premium: true } });
      expect(await world.identities.caller(subject)).toEqual({ actor, suspended: false });
      expect(world.listeners.size).toBe(1);
    });
  });

  // rule: OPS-60
  it('ends when the gateway stops, also while it is being opened, and tells its client to pause before it reconnects', async () => {
    const text = async (answer: Promise<IncomingMessage>) => {
      let all = '';
      for await (const chunk of await answer) all += String(chunk);
      return all;
    };
    const opened = text(world.open().answer);
    await until('it is open', () => world.listeners.size === 1);
    const opening = text(world.open({ 'last-event-id': 'x-1' }).answer);
    await until('the catch-up is being read', () => world.catchUps.length === 1);
    world.controller.stop();
    world.catchUps[0]?.();
    for (const ended of [await opened, await opening]) {
      expect(ended).toMatch(/^retry: 1000\n\nretry: \d{3,4}\n\n$/);
    }
    expect(world.listeners.size).toBe(0);
  });

  // rule: ACCOUNT-15
  it('ends when its session ends, and not when another session of the user does', async () => {
    const answer = await world.open().answer;
    const ended = new Promise((resolve) => answer.on('end', resolve).resume());
    world.emit({ event: 'sessions.ended', data: { session_ids: [uuid()] } });
    expect(world.listeners.size).toBe(1);
    world.emit({ event: 'sessions.ended', data: { session_ids: [actor.session_id] } });
    expect(world.listeners.size).toBe(0);
    await ended;
    expect(await world.identities.caller(subject)).toBeNull();
  });

  // rule: LIVE-9
  it('ends when auth refuses its session, although no signal came', async () => {
    const answer = await world.open().answer;
    const ended = new Promise((resolve) => answer.on('end', resolve).resume());
    world.endSessions(new Set([uuid()]));
    expect(world.listeners.size).toBe(1);
    world.endSessions(new Set([actor.session_id]));
    await ended;
    expect(world.listeners.size).toBe(0);
    // A suspended user comes back with the same session.
    expect(await world.identities.caller(subject)).toEqual({ actor, suspended: false });
  });

  // rule: ACCOUNT-17
  it('ends when its user is suspended, also while it is being opened', async () => {
    const end = async (answer: Promise<IncomingMessage>) => {
      const response = await answer;
      await new Promise((resolve) => response.on('end', resolve).resume());
    };
    const opened = end(world.open().answer);
    await until('it is open', () => world.listeners.size === 1);
    world.accounts = [{ ...actor, suspended: true, cacheable: true }];
    world.emit({ event: 'user.updated', data: { is_premium: false } });
    await opened;

    const opening = end(world.open({ 'last-event-id': 'x-1' }).answer);
    await until('the catch-up is being read', () => world.catchUps.length === 1);
    const live = { event: 'user.updated', data: { is_premium: false } } as const;
    for (const listener of world.listeners) listener({ id: 'x-2', live } as LivePush);
    world.catchUps[0]?.();
    await opening;
    expect(world.listeners.size).toBe(0);
  });

  // rule: LIVE-9
  it('ends while auth does not answer if its user changed, and goes on if nothing was reported', async () => {
    const answer = await world.open().answer;
    const ended = new Promise((resolve) => answer.on('end', resolve).resume());
    world.isAuthAway = true;
    world.endSessions(new Set());
    expect(world.listeners.size).toBe(1);
    world.emit({ event: 'user.updated', data: { is_premium: false } });
    await ended;
    expect(world.listeners.size).toBe(0);
  });

  // rule: LIMIT-11
  it('ends the user’s oldest connection when there are too many', async () => {
    const ended: number[] = [];
    for (let index = 0; index < 7; index++) {
      const answer = await world.open().answer;
      answer.on('end', () => ended.push(index)).resume();
    }
    await until('the two oldest have ended', () => ended.length === 2);
    expect(ended.sort((a, b) => a - b)).toEqual([0, 1]);
    expect(world.listeners.size).toBe(5);
  });

  // rule: LIMIT-11
  it('is refused while five others of the user read missed events, even if their clients are gone', async () => {
    const missing = { 'last-event-id': 'x-1' };
    for (let index = 0; index < 5; index++) world.open(missing).client.once('error', () => undefined);
    await until('five are being read', () => world.catchUps.length === 5);
    world.responses[0]?.destroy();
    world.open(missing);
    await until('the sixth is refused', () => world.refusals.length === 1);
    expect(world.refusals).toMatchObject([{ status: 429, headers: { 'retry-after': '5' } }]);
    expect(world.catchUps).toHaveLength(5);
    world.catchUps.forEach((end) => end());
    world.open(missing);
    await until('the next is read', () => world.catchUps.length === 6);
  });

  // rule: LIMIT-11
  it('cuts a connection whose client does not read', async () => {
    world.writeTimeoutMs = 500;
    (await world.open().answer).pause();
    const [response] = world.responses;
    const push = { id: 'x-1', live: { event: 'analysis.failed', data: { reason: 'x'.repeat(60_000) } } };
    await until('the client’s buffers are full', () => {
      for (const send of world.listeners) send(push as unknown as LivePush);
      return (response?.writableLength ?? 0) > 0;
    });
    await until('it is cut', () => response?.destroyed === true);
    await until('nothing is pushed to it', () => world.listeners.size === 0);
  });
});
