import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

import { until } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/gateway-world.js';

/** A request over this agent's connections. */
function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => resolve(answer.resume())).on('error', reject);
  });
}

describe('a gateway that is told to stop', () => {
  let world: GatewayWorld;
  beforeEach(async () => {
    world = await GatewayWorld.start();
  });
  afterEach(() => world.stop());

  // rule: OPS-60
  it('ends the request under way, with Connection: close, and closes idle connections', async () => {
    const { port } = new URL(world.url);
    // Its body arrives late, so it stays open.
    const slow = connect(Number(port), '127.0.0.1');
    const lines = ['POST /api/auth/login HTTP/1.1', 'host: x', 'content-type: application/json'];
    slow.write(`${lines.join('\r\n')}\r\ncontent-length: 2\r\n\r\n{`);
    let answer = '';
    slow.on('data', (chunk) => (answer += String(chunk)));
    const idle = connect(Number(port), '127.0.0.1');
    const idleClosed = new Promise((resolve) => idle.once('close', resolve));
    idle.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(String((await once(idle, 'data'))[0])).toMatch(/^HTTP\/1.1 200 [^]*connection: keep-alive/i);
    idle.resume();

    const stopping = world.stopGateway();
    const second = await ask(`${world.url}/api/health`, new Agent({ keepAlive: true }));
    expect([second.statusCode, second.headers.connection]).toEqual([200, 'close']);
    await idleClosed;
    await until('no connection is taken', () =>
      ask(`${world.url}/api/health`, new Agent()).then(
        () => false,
        () => true,
      ),
    );
    expect(answer).toBe('');
    slow.write('}');
    await until('the request has its answer', () => answer.includes('\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1.1 422 /);
    expect(answer).toMatch(/connection: close/i);
    await stopping;
  });

  it('is not ready from then on, and ends streams', async () => {
    const founder = await world.visitor.register('startup');
    const follower = await founder.follow();
    const ready = async () => (await fetch(`${world.opsUrl}/ready`)).status;
    expect(await ready()).toBe(200);
    const stopping = world.stopGateway();
    expect(await ready()).toBe(503);
    await until('the stream has ended', () => follower.ended);
    await stopping;
  });

  it('does not wait longer than SHUTDOWN_TIMEOUT_MS', async () => {
    const { port } = new URL(world.url);
    const stuck = connect(Number(port), '127.0.0.1');
    const closed = new Promise((resolve) => stuck.once('close', resolve));
    stuck.on('error', () => undefined).resume();
    stuck.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
    await world.visitor.get('/health');
    await world.stopGateway();
    await closed;
  });
});
