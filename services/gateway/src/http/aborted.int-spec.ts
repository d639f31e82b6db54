import { get } from 'node:http';

import { registry } from '@proofround/service-kit';
import { until } from '@proofround/test-kit';

import { GatewayWorld } from '../testing/gateway-world.js';
import { liveConnections, requestDuration } from './metrics.js';

const WAITING = 'proofround_rpc_waiting';

/** How many requests of this route and status were measured, and their duration together. */
async function measured(route: string, status: number): Promise<{ count: number; seconds: number }> {
  const { values } = await requestDuration.get();
  const of = (name: string) =>
    values.find(
      ({ metricName, labels }) =>
        metricName === `proofround_http_request_duration_seconds_${name}` &&
        labels.route === route &&
        labels.status === status,
    )?.value ?? 0;
  return { count: of('count'), seconds: of('sum') };
}

describe('the measurement of requests', () => {
  let world: GatewayWorld;
  beforeAll(async () => {
    // Startups does not run: a request waits for it, longer than its client does.
    world = await GatewayWorld.start({ RPC_WAIT_MS: '4000' });
  });
  afterAll(() => world.stop());

  // rule: OPS-61
  it('counts a request whose client hung up as 499, with the time that it waited', async () => {
    const { token = '' } = await world.visitor.register('startup');
    const before = await measured('/api/startups', 499);
    const began = performance.now();
    const client = get(`${world.url}/api/startups`, { headers: { authorization: `Bearer ${token}` } });
    client.on('error', () => undefined);
    await until('it waits', async () => (await registry.getSingleMetricAsString(WAITING)).endsWith(' 1'));
    const waiting = performance.now();
    await world.visitor.register('startup'); // takes a while, because it hashes a password
    const hungUp = performance.now();
    client.destroy();
    await until('it is measured', async () => (await measured('/api/startups', 499)).count > before.count);
    const after = await measured('/api/startups', 499);
    expect(after.count).toBe(before.count + 1);
    expect(after.seconds - before.seconds).toBeGreaterThan((hungUp - waiting) / 1000);
    expect(after.seconds - before.seconds).toBeLessThan((performance.now() - began) / 1000);
  });

  it('counts an answered request once, with its status', async () => {
    const before = await measured('/api/health', 200);
    expect((await world.visitor.get('/health')).status).toBe(200);
    await until('it is measured', async () => (await measured('/api/health', 200)).count > before.count);
    expect((await measured('/api/health', 200)).count).toBe(before.count + 1);
    expect((await measured('/api/health', 499)).count).toBe(0);
  });

  // rule: OPS-61
  it('counts a stream when it is opened, with the time until then, and while it is open', async () => {
    const founder = await world.visitor.register('startup');
    const follower = await founder.follow();
    await until('it is measured', async () => (await measured('/api/events', 200)).count === 1);
    expect((await liveConnections.get()).values[0]?.value).toBe(1);
    const { seconds } = await measured('/api/events', 200);
    expect((await founder.patch('/auth/me', { name: 'Ivy Chen' })).status).toBe(200);
    await until('the stream has carried something', () => follower.events.length > 0);
    follower.stop();
    await until('it is closed', async () => (await liveConnections.get()).values[0]?.value === 0);
    expect(await measured('/api/events', 200)).toEqual({ count: 1, seconds });
    expect((await measured('/api/events', 499)).count).toBe(0);
    expect(await registry.metrics()).toContain('proofround_live_connections 0');
  });
});
