import { type AddressInfo, createServer, type Server } from 'node:net';

import { natsAnswers } from '../servers/nats.js';
import { withNats } from './backup-place.js';
import { withBroker } from './broker.js';

/** A server, or somebody in between, that offers no TLS. */
const INFO = { server_id: 'x', version: '2.10.0', proto: 1, headers: true, max_payload: 1_048_576 };

describe('an operator’s connection to NATS', () => {
  let server: Server;
  let received = '';
  let host: string;
  const before = process.env['NATS_URL'];
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
  beforeEach(() => {
    received = '';
  });
  afterAll(async () => {
    if (before === undefined) delete process.env['NATS_URL'];
    else process.env['NATS_URL'] = before;
    await new Promise((resolve) => server.close(resolve));
  });

  const commands: Record<string, (url: string) => Promise<unknown>> = {
    'npm run maintain': (url) => {
      process.env['NATS_URL'] = url;
      return withBroker(() => Promise.resolve());
    },
    'a backup': (url) => withNats(url, () => Promise.resolve()),
    'the launcher': natsAnswers,
  };

  // rule: OPS-23
  it.each(Object.entries(commands))('by tls:// sends no password without TLS: %s', async (_, open) => {
    await expect(open(`tls://operator:secret@${host}`)).rejects.toThrow();
    expect(received).toBe('');
  });

  // rule: OPS-23
  it.each(Object.entries(commands))(
    'by nats:// sends the password without TLS if the server offers none: %s',
    async (_, open) => {
      await expect(open(`nats://operator:secret@${host}`)).rejects.toThrow();
      expect(received).toContain('"pass":"secret"');
    },
  );
});
