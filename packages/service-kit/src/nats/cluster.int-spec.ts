import type { NatsConnection } from '@nats-io/transport-node';
import { natsClusterUrl, startNatsCluster, type TestServer, until } from '@proofround/test-kit';

import { DEFAULT_STREAM_SETTINGS } from '../config/load-config.js';
import { connectNats, jetstreamAdmin, jetstreamClient } from './nats.js';
import { DOMAIN_EVENTS, ensureStreams } from './streams.js';

describe('the streams on a cluster of three NATS servers', () => {
  let servers: TestServer[];
  let nats: NatsConnection;
  beforeAll(async () => {
    servers = await startNatsCluster(3);
    nats = await connectNats({ url: natsClusterUrl(servers), name: 'test' });
  });
  afterAll(async () => {
    await nats.close();
    await Promise.all(servers.map((server) => server.stop()));
  });

  const leader = async () => {
    const { cluster } = await (await jetstreamAdmin(nats)).streams.info(DOMAIN_EVENTS.name);
    return cluster?.leader || undefined;
  };
  const publish = (id: string) =>
    until(`${id} is stored`, () =>
      jetstreamClient(nats)
        .publish('events.probe', id, { msgID: id })
        .then(
          () => true,
          () => false,
        ),
    );
  const stored = async () =>
    (await (await jetstreamAdmin(nats)).streams.info(DOMAIN_EVENTS.name)).state.messages;

  // rule: OPS-43
  it('have a copy on each, also those that had one copy before', async () => {
    await ensureStreams(nats, { ...DEFAULT_STREAM_SETTINGS, STREAM_REPLICAS: 1 });
    await ensureStreams(nats);
    const admin = await jetstreamAdmin(nats);
    const copies = await Promise.all(
      ['DOMAIN_EVENTS', 'LIVE', 'DEAD_LETTERS'].map(
        async (name) => (await admin.streams.info(name)).config.num_replicas,
      ),
    );
    expect(copies).toEqual([3, 3, 3]);
  });

  // rule: OPS-43
  it('are stored on the servers that have the tags of STREAM_PLACEMENT_TAGS', async () => {
    const { streams } = await jetstreamAdmin(nats);
    const names = ['DOMAIN_EVENTS', 'LIVE', 'DEAD_LETTERS'];
    const forget = () => Promise.all(names.map((name) => streams.delete(name).catch(() => false)));
    for (const index of [1, 2]) {
      await forget();
      const tags = [`rack:${index}`];
      await ensureStreams(nats, {
        ...DEFAULT_STREAM_SETTINGS,
        STREAM_REPLICAS: 1,
        STREAM_PLACEMENT_TAGS: tags,
      });
      const leaders = await Promise.all(
        names.map((name) =>
          until(`${name} has a leader`, async () => (await streams.info(name)).cluster?.leader),
        ),
      );
      expect(leaders).toEqual(names.map(() => `nats-${index}`));
    }
    await forget();
  });

  // rule: OPS-43
  it('are waited for while the cluster has no leader', async () => {
    const lost = servers.slice(1);
    await Promise.all(lost.map((server) => server.pause()));
    const ensured = ensureStreams(nats);
    await until('the cluster has no leader', async () => !(await leader().catch(() => undefined)));
    await Promise.all(lost.map((server) => server.resume()));
    await ensured;
    expect(await until('the stream has a leader', leader)).toMatch(/^nats-/);
  });

  // rule: OPS-43
  it.each(['the leader', 'another server'])('survive the loss of %s and keep every event', async (lost) => {
    await ensureStreams(nats);
    const before = await until('the events are counted', async () => ({ count: await stored() }));
    await publish(`${lost}: before`);
    const name = await until('the stream has a leader', leader);
    const index = servers.findIndex((_, one) => (`nats-${one}` === name) === (lost === 'the leader'));
    await servers[index]?.pause();
    await publish(`${lost}: during`);
    await servers[index]?.resume();
    await publish(`${lost}: after`);
    await until('all events are there once', async () => (await stored()) === before.count + 3);
  });
});
