import type { NatsConnection } from '@nats-io/transport-node';
import { liveSubject } from '@proofround/contracts';
import { connectNats, jetstreamClient } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { GatewayWorld } from '../testing/gateway-world.js';

describe('a reconnect with Last-Event-ID', () => {
  let world: GatewayWorld;
  let nats: NatsConnection;
  beforeAll(async () => {
    world = await GatewayWorld.start();
    nats = await connectNats({ url: world.nats.url, name: 'test' });
  });
  afterAll(async () => {
    await nats.close();
    await world.stop();
  });

  const emit = async (userId: string) => {
    const live = { event: 'tasks.updated', data: { startup_id: uuid() } };
    await jetstreamClient(nats).publish(liveSubject(userId), JSON.stringify({ live }));
    return live;
  };

  // rule: LIVE-7
  it('gets the missed events from memory while the broker is down, and later ones when it is back', async () => {
    const founder = await world.visitor.register('startup');
    const userId = founder.user?.id ?? '';
    const place = (await founder.get('/auth/me')).headers.get('live-event-id') ?? ''; // caches the user
    const missed = await emit(userId);
    const isRead = async () => (await founder.get('/auth/me')).headers.get('live-event-id') !== place;
    await until('the gateway has read it', isRead);
    await world.nats.pause();
    const follower = await founder.follow(place);
    await until('it is caught up', () => follower.events.length === 1);
    expect(follower.events).toEqual([missed]);
    await world.nats.resume();
    const next = await until('events are taken again', () => emit(userId));
    await until('the stream is back', () => follower.events.length === 2);
    expect(follower.events[1]).toEqual(next);
    follower.stop();
  }, 40_000);
});
