import type { Consumer, ConsumerMessages, JetStreamClient } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Module } from '@nestjs/common';
import { defineEvent } from '@proofround/contracts';
import { startNats, startTestService, type TestServer, type TestService, until } from '@proofround/test-kit';
import { z } from 'zod';

import { baseConfig } from '../config/load-config.js';
import { connectNats, JETSTREAM, jetstreamAdmin } from '../nats/nats.js';
import { DOMAIN_EVENTS } from '../nats/streams.js';
import { Consumes } from './consumes.decorator.js';
import { durableName } from './event-consumers.js';

const followed = defineEvent('probe.followed.v1', z.object({}));

@Injectable()
class Follower {
  @Consumes(followed)
  take(): Promise<void> {
    return Promise.resolve();
  }
}

@Module({ providers: [Follower] })
class FollowerModule {}

describe('the consumer of an event', () => {
  let server: TestServer;
  let nats: NatsConnection;
  let service: TestService;

  beforeAll(async () => {
    server = await startNats();
    nats = await connectNats({ url: server.url, name: 'tests' });
    service = await startTestService(
      { name: 'follower', module: FollowerModule, config: baseConfig },
      { NATS_URL: server.url },
    );
  });
  afterAll(async () => {
    await nats.close();
    await server.stop();
  });

  it('keeps no subscription that the broker ended', async () => {
    const opened: ConsumerMessages[] = [];
    const { consumers } = service.app.get<JetStreamClient>(JETSTREAM);
    const get = consumers.get.bind(consumers);
    jest.spyOn(consumers, 'get').mockImplementation(async (...args) => {
      const consumer: Consumer = await get(...args);
      const consume = consumer.consume.bind(consumer);
      jest.spyOn(consumer, 'consume').mockImplementation(async (options) => {
        const messages = await consume(options);
        opened.push(messages);
        return messages;
      });
      return consumer;
    });
    const loseConsumer = async (count: number) => {
      const admin = await jetstreamAdmin(nats);
      await until('it can be deleted', () =>
        admin.consumers.delete(DOMAIN_EVENTS.name, durableName('follower', followed)),
      );
      await until('it subscribes again', () => opened.length === count);
    };
    await loseConsumer(1);
    await loseConsumer(2);
    const [ended] = opened;
    if (!ended) throw new Error('It never subscribed again.');
    const close = jest.spyOn(ended, 'close');
    await service.close();
    // The service closes the subscriptions that it keeps.
    expect(close).not.toHaveBeenCalled();
  });
});
