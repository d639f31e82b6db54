import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { freePorts } from '../system/ports.js';
import { Recording, serveRecorded } from './recorded-server.js';

const asked: (string | undefined)[] = [];
const api = createServer(({ url, headers }, response) => {
  asked.push(`${headers.authorization} ${url}`);
  response.writeHead(url === '/api/missing' ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ answer: asked.length }));
});
const dist = mkdtempSync(join(tmpdir(), 'recorded-server-'));
let started: Awaited<ReturnType<typeof serveRecorded>> | undefined;
let url = '';

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), 'the page');
  writeFileSync(join(dist, 'assets', 'a.js'), 'plain');
  writeFileSync(join(dist, 'assets', 'a.js.br'), brotliCompressSync('compressed'));
  const [port = 0] = await freePorts(1);
  await new Promise<void>((resolve) => {
    api.listen(port, '127.0.0.1', () => resolve());
  });
  started = await serveRecorded(dist, new Recording(`http://127.0.0.1:${port}`));
  url = started.url;
});
afterAll(() => {
  started?.stop();
  api.close();
  api.closeAllConnections();
  rmSync(dist, { recursive: true });
});

describe('a front end with recorded answers', () => {
  it('asks the server once per address, as the user, and repeats the answer', async () => {
    const ask = async (path: string) => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: 'Bearer x' } });
      return [response.status, await response.json()];
    };
    expect(await ask('/api/startups?limit=2')).toEqual([200, { answer: 1 }]);
    expect(await ask('/api/startups?limit=2')).toEqual([200, { answer: 1 }]);
    expect(await ask('/api/missing')).toEqual([404, { answer: 2 }]);
    expect(asked).toEqual(['Bearer x /api/startups?limit=2', 'Bearer x /api/missing']);
  });

  it('changes nothing on the server', async () => {
    const before = asked.length;
    expect((await fetch(`${url}/api/startups`, { method: 'POST', body: '{}' })).status).toBe(204);
    expect(asked).toHaveLength(before);
  });

  it('sends the compressed file where there is one, and the page for every other address', async () => {
    const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();
    expect(await textOf('/assets/a.js')).toBe('compressed');
    expect(await textOf('/dashboard')).toBe('the page');
  });
});
