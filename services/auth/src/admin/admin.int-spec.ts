import { generateKeyPairSync } from 'node:crypto';

import { rpc, type UserType } from '@proofround/contracts';
import {
  A_BROWSER,
  anActor,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
  type TestService,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { authService } from '../service.js';

const period = { from: '2021-03-01', to: '2021-03-03' };

describe('the trend of sign-ups', () => {
  let nats: TestServer;
  let auth: TestService;
  let client: RpcTestClient;

  beforeAll(async () => {
    nats = await startNats();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    auth = await startTestService(authService, {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      ADMIN_EMAIL: 'admin@proofround.test',
      ADMIN_PASSWORD: 'the admin password',
    });
    client = await rpcClient(nats.url);
  });
  afterAll(async () => {
    await client.close();
    await auth.close();
    await nats.stop();
  });

  async function signedUp(user_type: UserType, at: string): Promise<void> {
    const { user } = await client.rpc.call(rpc.accounts.register, {
      body: { email: `${uuid()}@example.com`, password: 'correct horse', name: 'Amara Osei', user_type },
      client: A_BROWSER,
    });
    // A copy with another date, because the date of a row never changes.
    await auth.app.get(DataSource).query(
      `INSERT INTO users SELECT (jsonb_populate_record(users,
         jsonb_build_object('id', gen_random_uuid(), 'email_key', 'earlier-' || email_key, 'created_at', $2::text))).*
       FROM users WHERE id = $1`,
      [user.id, at],
    );
  }

  it('counts founders and investors per UTC day, both ends included, without days that have none', async () => {
    await signedUp('startup', '2021-02-28T23:59:59.999Z');
    await signedUp('startup', '2021-03-01T00:00:00.000Z');
    await signedUp('investor', '2021-03-01T23:59:59.999Z');
    await signedUp('investor', '2021-03-01T12:00:00.000Z');
    await signedUp('startup', '2021-03-03T23:59:59.999Z');
    await signedUp('investor', '2021-03-04T00:00:00.000Z');
    const actor = anActor({ is_admin: true });
    expect(await client.rpc.call(rpc.admin.getTrends.auth, { actor, period })).toEqual([
      { date: '2021-03-01', startup_users: 1, investor_users: 2 },
      { date: '2021-03-03', startup_users: 1, investor_users: 0 },
    ]);
  });

  it('is refused to everybody but the admin', async () => {
    for (const actor of [anActor(), anActor({ user_type: 'investor', is_premium: true })]) {
      await expect(client.rpc.call(rpc.admin.getTrends.auth, { actor, period })).rejects.toMatchObject({
        code: 'forbidden',
        message: 'Admin access required',
      });
    }
  });
});
