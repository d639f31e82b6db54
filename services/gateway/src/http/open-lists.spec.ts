import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { until } from '@proofround/test-kit';

import { OpenLists } from './open-lists.js';

/** More than the operating system buffers. */
const PIECE = 'x'.repeat(16 * 1024 * 1024);

describe('many open lists', () => {
  const sockets: Socket[] = [];
  let server: Server;
  let begun: number;
  let cut: number;

  beforeEach(async () => {
    [begun, cut] = [0, 0];
    const lists = new OpenLists({ maxUnread: 2, sweepMs: 500 });
    server = createServer((_request, response) => {
      lists.add(`user ${begun++}`, response);
      response.once('close', () => (cut += 1));
      const send = () => void response.write(PIECE);
      response.on('drain', send);
      send();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  const open = async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'readable');
    return socket;
  };

  // rule: LIMIT-11
  it('are cut while they are too many and nobody reads them; a list that is read continues', async () => {
    const reader = await open();
    reader.resume();
    for (let unread = 0; unread < 4; unread++) await open();
    await until('the surplus is cut', () => cut === 3);
    const before = reader.bytesRead;
    await until('the reader goes on', () => reader.bytesRead > before + 10 * PIECE.length);
    expect([begun, cut]).toEqual([5, 3]);
  });
});
