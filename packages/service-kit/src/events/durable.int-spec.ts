import { type ConsumerInfo, JetStreamApiError } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { startNats, type TestServer } from '@proofround/test-kit';

import { connectNats, jetstreamAdmin } from '../nats/nats.js';
import { DOMAIN_EVENTS, ensureStreams } from '../nats/streams.js';
import { ensureDurable } from './durable.js';

const DURABLE = 'tests__thing_happened_v1';
const BEFORE = { filter_subject: 'events.thing.happened.v1', ack_wait: nanos(30_000), max_ack_pending: 256 };
const AFTER = { ...BEFORE, ack_wait: nanos(60_000), max_ack_pending: 512 };

describe('a durable consumer', () => {
  let server: TestServer;
  let nats: NatsConnection;

  beforeAll(async () => {
    server = await startNats();
    nats = await connectNats({ url: server.url, name: 'tests' });
    await ensureStreams(nats);
  });
  afterAll(async () => {
    await nats.close();
    await server.stop();
  });

  it('is created once, and updated to the settings of a later release', async () => {
    const { consumers } = await jetstreamAdmin(nats);
    await ensureDurable(consumers, DURABLE, BEFORE);
    await ensureDurable(consumers, DURABLE, BEFORE);
    await ensureDurable(consumers, DURABLE, AFTER);
    expect((await consumers.info(DOMAIN_EVENTS.name, DURABLE)).config).toMatchObject(AFTER);
  });

  /** A broker that refuses the creation, as NATS 2.10 and later do. */
  async function refusing(err_code: number) {
    const { consumers } = await jetstreamAdmin(nats);
    const refusal = new JetStreamApiError({ code: 400, err_code, description: 'consumer already exists' });
    return {
      add: (): Promise<ConsumerInfo> => Promise.reject(refusal),
      update: consumers.update.bind(consumers),
    };
  }

  it('is updated when NATS refuses to create it because it exists with other settings', async () => {
    const { consumers } = await jetstreamAdmin(nats);
    await ensureDurable(consumers, DURABLE, BEFORE);
    await ensureDurable(await refusing(10_148), DURABLE, AFTER);
    expect((await consumers.info(DOMAIN_EVENTS.name, DURABLE)).config).toMatchObject(AFTER);
  });

  it('is not updated after any other error, which is thrown', async () => {
    await expect(ensureDurable(await refusing(10_012), DURABLE, BEFORE)).rejects.toThrow(JetStreamApiError);
  });
});
