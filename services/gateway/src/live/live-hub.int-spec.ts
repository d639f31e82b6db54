import type { JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { LIVE_GROUP_SUBJECT, liveSubject } from '@proofround/contracts';
import { connectNats, ensureStreams, jetstreamAdmin, jetstreamClient, LIVE } from '@proofround/service-kit';
import { startNats, type TestServer, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { LiveHub, type LivePush } from './live-hub.js';

const SETTINGS = {
  EVENTS_MAX_MIB: 64,
  DEAD_LETTERS_MAX_MIB: 16,
  LIVE_MAX_MIB: 16,
  STREAM_REPLICAS: 1,
  STREAM_PLACEMENT_TAGS: [],
};

describe('the reader of the live stream', () => {
  let server: TestServer;
  let nats: NatsConnection;
  let jetstream: JetStreamClient;
  const hubs: LiveHub[] = [];

  beforeAll(async () => {
    server = await startNats();
    nats = await connectNats({ url: server.url, name: 'test' });
    jetstream = jetstreamClient(nats);
    await ensureStreams(nats, SETTINGS);
  });
  afterEach(() => Promise.all(hubs.splice(0).map((hub) => hub.beforeApplicationShutdown())));
  afterAll(async () => {
    await nats.close();
    await server.stop();
  });

  const emit = async (userId: string, startup_id: string) => {
    const live = { event: 'tasks.updated', data: { startup_id } };
    await jetstream.publish(liveSubject(userId), JSON.stringify({ live }));
  };
  const start = async () => {
    const hub = new LiveHub(nats, jetstream, SETTINGS);
    hubs.push(hub);
    await hub.onApplicationBootstrap();
    return hub;
  };
  const startups = (pushes: readonly LivePush[]) =>
    pushes.map(({ live }) => ('startup_id' in live.data ? live.data.startup_id : undefined));
  /** The number of JetStream consumers created during `work`. */
  const consumersOf = async (work: () => Promise<unknown>) => {
    const made = jest.spyOn(jetstream.consumers, 'get');
    await work();
    const { length } = made.mock.calls;
    made.mockRestore();
    return length;
  };

  // rule: LIVE-7
  it('has the missed events of a page in memory', async () => {
    const hub = await start();
    const [reader, other] = [uuid(), uuid()];
    const ids = Array.from({ length: 3 }, () => uuid());
    const place = hub.lastEventId;
    for (const id of ids) await emit(reader, id);
    await emit(other, uuid());
    const all = await until('all is read', async () => {
      const missed = await hub.missedSince(reader, place);
      return missed.length === 3 && missed;
    });
    expect(startups(all)).toEqual(ids);
    const made = await consumersOf(async () => {
      expect(startups(await hub.missedSince(reader, all[0]?.id ?? ''))).toEqual(ids.slice(1));
    });
    expect(made).toBe(0);
  });

  // rule: LIVE-7
  it('has missed events from before its start, and sends them to nobody as new', async () => {
    const reader = uuid();
    const former = await start();
    const place = former.lastEventId;
    const ids = [uuid(), uuid()];
    for (const id of ids) await emit(reader, id);
    const hub = await start();
    const received: LivePush[] = [];
    hub.follow(reader, (push) => received.push(push));
    const watched: string[] = [];
    hub.onEvent((userId) => watched.push(userId));
    expect(startups(await hub.missedSince(reader, place))).toEqual(ids);
    const next = uuid();
    await emit(reader, next);
    await until('the next is heard', () => received.length > 0);
    expect(startups(received)).toEqual([next]);
    expect(watched).toEqual([reader]);
    expect(await consumersOf(() => hub.missedSince(reader, place))).toBe(0);
    expect(startups(await hub.missedSince(reader, place))).toEqual([...ids, next]);
  });

  // rule: LIVE-1
  it('passes the signals of a group to their users, as new and as missed', async () => {
    const hub = await start();
    const users = [uuid(), uuid(), uuid()];
    const signals = users.map((user_id) => ({
      user_id,
      live: { event: 'matches.updated' as const, data: { investor_id: user_id } },
    }));
    const received = new Map<string, LivePush[]>(users.map((user) => [user, []]));
    for (const user of users) hub.follow(user, (push) => received.get(user)?.push(push));
    const place = hub.lastEventId;
    await jetstream.publish(LIVE_GROUP_SUBJECT, JSON.stringify({ signals }));
    await until('all have heard', () => [...received.values()].every((pushes) => pushes.length > 0));
    const dataOf = (pushes: readonly LivePush[] = []) => pushes.map(({ live }) => live.data);
    for (const user of users) {
      const expected = [{ investor_id: user }];
      expect(dataOf(received.get(user))).toEqual(expected);
      expect(dataOf(await hub.missedSince(user, place))).toEqual(expected);
    }
    expect(await hub.missedSince(users[0] ?? '', hub.lastEventId)).toEqual([]);
    expect(await hub.missedSince(uuid(), place)).toEqual([]);
  });

  // rule: LIVE-9
  it('says when events may have been lost: the stream began anew, or events in between are gone', async () => {
    const hub = await start();
    const reader = uuid();
    const received: LivePush[] = [];
    hub.follow(reader, (push) => received.push(push));
    let gaps = 0;
    hub.onGap(() => (gaps += 1));
    const heard = async (count: number) => {
      await emit(reader, uuid());
      await until('it is heard', () => received.length === count);
    };
    await heard(1);
    await heard(2);
    expect(gaps).toBe(0);
    const { streams } = await jetstreamAdmin(nats);
    const { last_seq } = (await streams.info(LIVE.name)).state;
    await streams.purge(LIVE.name, { seq: last_seq + 5 });
    await heard(3);
    expect(gaps).toBe(1);
    await streams.delete(LIVE.name);
    await until('it reads the new stream', () => gaps === 2);
    await heard(4);
    expect(gaps).toBe(2);
  });

  it('reads those that are older than its memory from the stream, and is unavailable while it cannot', async () => {
    const reader = uuid();
    const former = await start();
    const place = former.lastEventId;
    const [first, id, last] = [uuid(), uuid(), uuid()];
    await emit(reader, first);
    const live = { event: 'tasks.updated', data: { startup_id: id } };
    const signals = [uuid(), reader, uuid()].map((user_id) => ({ user_id, live }));
    await jetstream.publish(LIVE_GROUP_SUBJECT, JSON.stringify({ signals }));
    await emit(reader, last);
    const filler = uuid();
    await Promise.all(Array.from({ length: 2100 }, () => emit(filler, filler)));
    const hub = await start();
    const received: LivePush[] = [];
    hub.follow(filler, (push) => received.push(push));
    await emit(filler, filler);
    await until('it reads', () => received.length > 0);
    const made = await consumersOf(async () => {
      expect(startups(await hub.missedSince(reader, place))).toEqual([first, id, last]);
    });
    expect(made).toBe(2);
    await server.pause();
    await expect(hub.missedSince(reader, place)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await hub.missedSince(reader, hub.lastEventId)).toEqual([]);
    await server.resume();
  });
});
