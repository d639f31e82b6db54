import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

import { Module } from '@nestjs/common';
import { startNats, startTestService, type TestServer, type TestService } from '@proofround/test-kit';

import { baseConfig } from '../config/load-config.js';

@Module({})
class EmptyModule {}

/** The first words of a server that asks for a log-in. */
const INFO = 'INFO {"server_id":"x","version":"2.9.10","proto":1,"headers":true,"max_payload":1048576}\r\n';

describe('a process that NATS refuses again and again', () => {
  let nats: TestServer;
  /** Between the process and NATS. */
  let between: Server;
  let isBusy = false;
  const open = new Set<Socket>();
  let service: TestService;

  beforeAll(async () => {
    nats = await startNats();
    const { port } = new URL(nats.url);
    between = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      // As a server that has no time to read the log-in.
      if (isBusy) socket.write(`${INFO}-ERR 'Authentication Timeout'\r\n`);
      else socket.pipe(connect(Number(port), '127.0.0.1')).pipe(socket);
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const url = new URL(nats.url);
    url.port = String((between.address() as AddressInfo).port);
    service = await startTestService(
      { name: 'lost', config: baseConfig, module: EmptyModule },
      { NATS_URL: url.href },
    );
  });
  afterAll(async () => {
    await service.close();
    for (const socket of open) socket.destroy();
    between.close();
    await nats.stop();
  });

  // rule: OPS-48
  it('learns that its connection is closed for good', async () => {
    isBusy = true;
    for (const socket of open) socket.destroy();
    expect(await service.lost).toMatchObject({ message: 'Authentication Timeout' });
  });
});
