import { type AddressInfo, createServer, type Server } from 'node:net';

import { connect } from '@nats-io/transport-node';
import { natsServersOf } from '@proofround/contracts';
import { until } from '@proofround/test-kit';

import { connectNats } from './nats.js';

/** A server, or somebody in between, that offers no TLS. */
const INFO = {
  server_id: 'x',
  version: '2.10.0',
  proto: 1,
  headers: true,
  max_payload: 1_048_576,
  auth_required: true,
};

/** A server that accepts a connection and says nothing after that, as one behind a cut network. */
async function startSilent(connected: string[], name: string): Promise<{ server: Server; host: string }> {
  const server = createServer((socket) => {
    connected.push(name);
    server.close(); // accepts no second connection
    socket.on('error', () => undefined);
    // The first PING belongs to the handshake.
    socket.once('data', () => socket.write('PONG\r\n'));
    socket.write(`INFO ${JSON.stringify({ ...INFO, auth_required: false })}\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a process on a cluster of NATS servers', () => {
  // rule: OPS-45
  it('leaves a server that falls silent for another', async () => {
    const connected: string[] = [];
    const servers = await Promise.all(['a', 'b'].map((name) => startSilent(connected, name)));
    const nats = await connectNats({
      url: servers.map(({ host }) => `nats://${host}`).join(','),
      name: 'test',
    });
    try {
      await until('it tried the other', () => new Set(connected).size === 2, 12_000);
    } finally {
      await nats.close();
      for (const { server } of servers) server.close();
    }
  }, 15_000);
});

describe('a connection to NATS', () => {
  let server: Server;
  let received = '';
  let host: string;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        received += bytes.toString();
        socket.destroy();
      });
      socket.write(`INFO ${JSON.stringify(INFO)}\r\n`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const tried = (url: string) => connect({ ...natsServersOf(url), reconnect: false, timeout: 2000 });

  // rule: OPS-23
  it('by tls:// sends no password to a server that offers no TLS', async () => {
    await expect(tried(`tls://gateway:secret@${host}`)).rejects.toThrow("server does not support 'tls'");
    expect(received).toBe('');
  });

  // rule: OPS-23
  it('by nats:// sends the password without TLS if the server offers none', async () => {
    await expect(tried(`nats://gateway:secret@${host}`)).rejects.toThrow();
    expect(received).toContain('"pass":"secret"');
  });
});
