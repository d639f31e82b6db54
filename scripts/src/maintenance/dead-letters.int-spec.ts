import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { DEAD_LETTERS, DOMAIN_EVENTS, ensureStreams } from '@proofround/service-kit';
import { startNats, type TestServer } from '@proofround/test-kit';

import { deadLetters, replayLetter } from './dead-letters.js';

describe('dead letters', () => {
  let server: TestServer;
  let nats: NatsConnection;

  beforeAll(async () => {
    server = await startNats();
    const { host, username, password } = new URL(server.url);
    nats = await connect({ servers: host, user: username, pass: password });
    await ensureStreams(nats);
  });
  afterAll(async () => {
    await nats.close();
    await server.stop();
  });

  it('are listed with service and reason, and are replayed unchanged, once', async () => {
    const head = headers();
    head.set('x-service', 'startups');
    head.set('x-subject', 'events.probe.happened.v1');
    head.set('x-reason', 'the database is away');
    head.set('x-deliveries', '20');
    await jetstream(nats).publish('dead.startups.probe.happened.v1', '{"id":"as it was"}', { headers: head });

    const [letter, ...others] = await deadLetters(nats);
    if (!letter) throw new Error('The letter is not shown');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      service: 'startups',
      subject: 'events.probe.happened.v1',
      reason: 'the database is away',
      deliveries: '20',
    });

    await replayLetter(nats, letter);
    const { streams } = await jetstreamManager(nats);
    const again = await streams.getMessage(DOMAIN_EVENTS.name, { last_by_subj: 'events.probe.happened.v1' });
    expect(Buffer.from(again?.data ?? []).toString()).toBe('{"id":"as it was"}');
    expect(await deadLetters(nats)).toEqual([]);
    expect((await streams.info(DEAD_LETTERS.name)).state.messages).toBe(0);
  });
});
