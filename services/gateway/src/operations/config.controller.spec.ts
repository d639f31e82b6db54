import { type Rpc, rpc } from '@proofround/contracts';
import type { RpcClient } from '@proofround/service-kit';
import { anActor } from '@proofround/test-kit';

import { ConfigController } from './config.controller.js';

const replies = new Map<Rpc, unknown>([
  [rpc.settings.get.auth, { admin_email: 'admin@proofround.test', email_verification: false }],
  [rpc.settings.get.billing, { payments_test_mode: true, prices: { monthly: 149, annual: 299 } }],
  [rpc.settings.get['ai-worker'], { ai_source: 'rubric' }],
]);
const client = { call: (call: Rpc) => Promise.resolve(replies.get(call)) } as unknown as RpcClient;

describe('GET /config', () => {
  const settingsFor = (actor: ReturnType<typeof anActor>) =>
    new ConfigController(client).get({ actor } as Parameters<ConfigController['get']>[0]);

  // rule: ACCOUNT-10
  it('gives the admin’s address to the admin alone', async () => {
    expect(await settingsFor(anActor())).toMatchObject({
      is_admin: false,
      admin_email: null,
      email_verification: false,
    });
    const admin = { is_admin: true, admin_email: 'admin@proofround.test' };
    expect(await settingsFor(anActor({ is_admin: true }))).toMatchObject(admin);
  });

  // rule: ACCOUNT-25
  it('gives it also to an admin without the required second factor, so that the page can explain', async () => {
    const admin = { is_admin: true, admin_email: 'admin@proofround.test' };
    expect(await settingsFor(anActor({ admin_needs_factor: true }))).toMatchObject(admin);
  });
});
