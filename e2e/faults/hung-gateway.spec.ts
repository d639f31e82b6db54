import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkout, paymentStatus } from '@proofround/contracts';
import { freePorts, Stack } from '@proofround/launcher';
import { ApiClient, until } from '@proofround/test-kit';

/** Two gateway processes, both of which have cached an investor. One of them hangs while the investor pays. */
describe('a payment while a gateway hangs', () => {
  let stack: Stack;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'proofround-test-hung-'));
    const [port = 0] = await freePorts(1);
    stack = await Stack.start({
      dataDir,
      port,
      throwAway: true,
      settings: { PATH: process.env['PATH'] },
      replicas: { gateway: 2 },
      behindBalancer: true,
    });
  }, 90_000);
  afterAll(async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const urlOf = (gateway: string) => `http://127.0.0.1:${stack.process(gateway).spec.env?.['PORT'] ?? ''}`;
  const payOf = (client: ApiClient) =>
    client.read(checkout, 'POST', '/payment/create-checkout', { origin_url: stack.url });

  // rules: ACCOUNT-8, PAY-7
  it('says paid within seconds, and the upgrade holds on the next request at both gateways', async () => {
    const here = await new ApiClient(urlOf('gateway')).register('investor');
    const there = new ApiClient(urlOf('gateway-2'), here.token, here.user);
    /** 403 without Investor Access, else 422 for the empty body. */
    const statusOf = async (client: ApiClient) => (await client.post('/investors', {})).status;
    const { session_id, checkout_url } = await payOf(here);
    expect((await fetch(`${checkout_url}/pay`, { method: 'POST', redirect: 'manual' })).status).toBe(303);
    for (const client of [here, there, here, there]) expect(await statusOf(client)).toBe(403);

    const hung = stack.process('gateway-2').pid ?? 0;
    process.kill(hung, 'SIGSTOP');
    try {
      const asked = performance.now();
      await until('it is paid', async () => {
        const status = await here.read(paymentStatus, 'GET', `/payment/status/${session_id}`);
        return status.payment_status === 'paid';
      });
      expect(performance.now() - asked).toBeLessThan(10_000);
      expect(await statusOf(here)).toBe(422);
    } finally {
      process.kill(hung, 'SIGCONT');
    }
    expect(await statusOf(there)).toBe(422);
  }, 60_000);
});
