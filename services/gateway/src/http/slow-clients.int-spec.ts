import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

import { rpc } from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
import { ApiClient, detailOf, until } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/gateway-world.js';
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
    world = await GatewayWorld.start({ BODY_TIMEOUT_MS: '3000', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => world.stop());

  /** Sends half a request; resolves with what the gateway answers before it closes the connection. */
  const half = (sent = '{"email"', address = '192.0.2.1', url = world.url): Promise<string> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
      const fields = [
        'host: x',
        'content-type: application/json',
        `x-forwarded-for: ${address}`,
        `content-length: ${sent.length + 100}`,
      ];
      socket.write(`POST /api/auth/login HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n${sent}`);
    });

  // rule: LIMIT-12
  it('are refused with 408 after a time limit; at most 50 of one address are waited for', async () => {
    const halves = Array.from({ length: 200 }, () => half());
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

  // rule: LIMIT-12
  it('of many addresses together hold 32 MiB at most; more are refused with 429', async () => {
    const gateway = await world.addGateway({ BODY_TIMEOUT_MS: '30000' });
    const [count, kib] = [160, 250];
    const refused: string[] = [];
    for (let index = 0; index < count; index++)
      void half('x'.repeat(kib * 1024), `192.0.2.${index % 8}`, gateway.url).then((text) =>
        refused.push(text),
      );
    const most = Math.floor((32 * 1024) / kib);
    await until('the others take little enough', () => refused.length >= count - most);
    // Others are served meanwhile, also with bodies as large.
    const client = new ApiClient(gateway.url, (await world.visitor.register('startup')).token);
    expect((await client.patch('/auth/me', { name: 'y'.repeat(kib * 1024) })).status).toBe(422);
    expect(refused.length).toBeLessThan(count - most + 20);
    for (const text of refused) expect(text).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 30/i);
    sockets.forEach((socket) => socket.destroy());
    await gateway.stop();
  });
});
