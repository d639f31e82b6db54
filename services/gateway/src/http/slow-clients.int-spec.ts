import { rpc } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { detailOf, until, type ApiClient } from '@proofround/test-kit';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

import { GatewayWorld } from '../testing/world.js';
import { LISTS_OPEN } from './open-lists.js';

const PAGE_BYTES = 400_000;

describe('clients that do not read', () => {
  let world: GatewayWorld;
  let nats: Awaited<ReturnType<typeof connectNats>>;
  let pages: number;
  let founder: ApiClient;
  const requests: ClientRequest[] = [];

  beforeAll(async () => {
    world = await GatewayWorld.start({ WRITE_TIMEOUT_MS: '1500', RATE_LIMITS: 'off' });
    founder = await world.visitor.register('startup');
    nats = await connectNats({ url: world.nats.url, name: 'test' });
    // A list without an end stands for the service startups, which does not run here.
    nats.subscribe(rpc.startups.list.subject, {
      callback: (_error, message) => {
        pages += 1;
        message.headers?.set('x-next', '01936f6e-8c4a-7b2e-9d51-3f0a2b7c4d10');
        message.respond(`["${'x'.repeat(PAGE_BYTES)}"]`, message.headers ? { headers: message.headers } : {});
      },
    });
    await nats.flush();
  });
  beforeEach(() => (pages = 0));
  afterEach(() => requests.splice(0).forEach((request) => request.destroy()));
  afterAll(async () => {
    await nats.close();
    await world.stop();
  });

  const list = async (user: ApiClient) => {
    const request = get(`${world.url}/api/startups`, {
      headers: { authorization: `Bearer ${user.token}` },
      agent: false,
    });
    requests.push(request);
    request.on('error', () => undefined);
    const answer = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
    answer.on('error', () => undefined);
    return answer;
  };

  // rule: LIMIT-11
  it('may open four lists at a time, which are cut when nothing is read, and take little memory', async () => {
    for (let opened = 0; opened < 4; opened++) expect((await list(founder)).statusCode).toBe(200);
    const refused = await founder.get('/startups');
    expect([refused.status, detailOf(refused)]).toEqual([429, LISTS_OPEN]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await world.visitor.register('startup');
    expect((await list(other)).statusCode).toBe(200);
    expect((await founder.get('/startups?limit=1')).status).toBe(200);
    // The buffers of the operating system take a few pages of each list, and then nothing is asked for.
    let before = -1;
    await until('no more pages are read', () => {
      const still = pages === before;
      before = pages;
      return still;
    });
    expect(pages).toBeLessThan(5 * 30);
    await until('the lists are cut', async () => (await list(founder)).statusCode === 200);
  });

  it('may read as long as they like, if they read', async () => {
    const answer = await list(founder);
    const started = Date.now();
    let bytes = 0;
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length;
      if (Date.now() - started > 2500) break;
    }
    expect(bytes).toBeGreaterThan(PAGE_BYTES);
  });
});

describe('bodies that do not arrive', () => {
  let world: GatewayWorld;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    world = await GatewayWorld.start({ BODY_TIMEOUT_MS: '3000' });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => world.stop());

  /** Sends half a request; resolves with what the gateway answers before it closes the connection. */
  const half = (): Promise<string> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(world.url);
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      const type = 'content-type: application/json';
      socket.write(
        `POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: 100\r\n\r\n{"email"`,
      );
    });

  // rule: LIMIT-12
  it('are refused with 408 after a time limit; at most 50 of one address are waited for', async () => {
    const halves = Array.from({ length: 200 }, half);
    // Others are served meanwhile, also from the same address.
    const client = await world.visitor.register('startup');
    expect((await client.get('/auth/me')).status).toBe(200);
    const answers = await Promise.all(halves);
    const count = (status: string) => answers.filter((text) => text.startsWith(`HTTP/1.1 ${status} `)).length;
    expect([count('408'), count('429')]).toEqual([50, 150]);
    expect(answers.find((text) => text.startsWith('HTTP/1.1 408'))).toContain(
      '{"detail":"The request took too long to arrive. Please try again."}',
    );
    expect((await client.get('/auth/me')).status).toBe(200);
    // The places are free again.
    expect(await half()).toContain('HTTP/1.1 408 ');
  });
});
