import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { streamsWork } from './nats.js';

describe('the check of one NATS server', () => {
  let server: Server;
  let url: string;
  /** The monitoring port's answers by path; on any other path it closes the connection at once. */
  let answers: Record<string, unknown>;
  beforeEach(async () => {
    server = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer === undefined) request.socket.destroy();
      else response.end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections(); // fetch keeps connections open
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['works', { '/jsz': { streams: 3 } }, true],
    ['does not, if JetStream is off', { '/jsz': { disabled: true } }, false],
    ['does not, if only its streams are silent', { '/': 'the page of the server' }, false],
  ])('says that it %s', async (_, given, works) => {
    answers = given;
    expect(await streamsWork(url)).toBe(works);
  });

  it('fails for a server that answers nothing', async () => {
    answers = {};
    await expect(streamsWork(url)).rejects.toThrow('fetch failed');
  });
});
