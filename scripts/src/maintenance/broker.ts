import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsServersOf } from '@proofround/contracts';

import { place } from '../commands/start.js';
import { runningAddresses } from '../stack/addresses.js';
import { UserError } from '../system/output.js';

/**
 * Connects to the broker of a running stack: at NATS_URL if set, else that of the stack in DATA_DIR.
 */
export async function withBroker<T>(work: (nats: NatsConnection) => Promise<T>): Promise<T> {
  const address = process.env['NATS_URL'] ?? runningAddresses(place(process.env).dataDir).NATS_URL;
  const nats = await connect({
    ...natsServersOf(address),
    reconnect: false,
    timeout: 3000,
  }).catch(() => {
    throw new UserError('The stack does not answer. Start it with npm start, then run this command again.');
  });
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}
