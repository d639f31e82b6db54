import { type ApiAnswer, ApiClient, detailOf } from '@proofround/test-kit';
import { Redis } from 'ioredis';

import { GatewayWorld, type RunningGateway } from './gateway-world.js';

export const QUARTER_HOUR = 900;
export const ATTEMPTS = 'Too many attempts. Please try again later.';

export function expectRefusal(answer: ApiAnswer, detail: string, seconds: number): void {
  expect(answer.status).toBe(429);
  expect(detailOf(answer)).toBe(detail);
  const after = Number(answer.headers.get('retry-after'));
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(seconds);
}

export const from = (address: string) => ({ 'x-forwarded-for': address });

/** The cookie that makes a browser known, from the answer to a log-in or registration. */
export const deviceOf = (answer: ApiAnswer): string =>
  (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** For the tests of a `describe`: starts a gateway for one test, on which nobody is counted yet. */
export function limitedGateways() {
  let world: GatewayWorld;
  let counters: Redis;
  let gateway: RunningGateway;
  beforeAll(async () => {
    world = await GatewayWorld.start();
    counters = new Redis(world.redis.url);
  });
  afterAll(async () => {
    counters.disconnect();
    await world.stop();
  });
  afterEach(() => gateway.stop());

  return async (settings: NodeJS.ProcessEnv = {}) => {
    await counters.flushall();
    gateway = await world.addGateway(settings);
    const visitor = new ApiClient(gateway.url);
    const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
      visitor.post('/auth/login', { email, password }, { headers });
    return { gateway, visitor, logIn, redis: world.redis };
  };
}
