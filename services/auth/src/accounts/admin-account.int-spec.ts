import { generateKeyPairSync } from 'node:crypto';

import { Logger } from '@nestjs/common';
import { rpc, type Session, session } from '@proofround/contracts';
import {
  A_BROWSER,
  anActor,
  createDatabase,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';

import { authService } from '../service.js';
import { subjectOf } from '../testing/subject.js';

const EMAIL = 'Admin@Proofround.test';
const PASSWORD = 'the admin password';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('the admin account', () => {
  let nats: TestServer;
  let client: RpcTestClient;
  let databaseUrl: string;

  beforeAll(async () => {
    nats = await startNats();
    client = await rpcClient(nats.url);
  });
  beforeEach(async () => {
    databaseUrl = await createDatabase('auth');
  });
  afterAll(async () => {
    await client.close();
    await nats.stop();
  });

  /** Runs auth on the test's database, as after a restart. */
  async function running<T>(
    settings: NodeJS.ProcessEnv,
    work: (database: DataSource) => Promise<T>,
  ): Promise<T> {
    const auth = await startTestService(authService, {
      DATABASE_URL: databaseUrl,
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      ...settings,
    });
    try {
      return await work(auth.app.get(DataSource));
    } finally {
      await auth.close();
    }
  }
  const logIn = async (password = PASSWORD) =>
    session.parse(
      await client.rpc.call(rpc.accounts.logIn, { body: { email: EMAIL, password }, client: A_BROWSER }),
    );
  const isAdmin = async ({ access_token }: Session) =>
    (await client.rpc.call(rpc.accounts.resolve, subjectOf(access_token)))?.is_admin;
  const registered = (password: string) =>
    running({ ADMIN_EMAIL: 'another@proofround.test' }, async () => {
      const body = { email: EMAIL, password, name: 'Mallory' };
      return client.rpc.call(rpc.accounts.register, { body, client: A_BROWSER });
    });

  // rule: ACCOUNT-9
  it('is not an account that somebody registered with its address; start-up logs this with the remedy', async () => {
    const registration = await registered('her own password');
    const { id } = registration.user;
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await running({}, async () => {
      expect((await logIn('her own password')).user.id).toBe(id);
      expect(await isAdmin(registration)).toBe(false);
      const said = errors.mock.calls.flat().filter((part) => typeof part === 'string');
      expect(said.join()).toContain(
        'Delete that account or change its e-mail address, or set another ADMIN_EMAIL',
      );
      const actor = anActor({ user_id: id });
      await client.rpc.call(rpc.accounts.delete, { actor, body: { password: 'her own password' } });
    });
    errors.mockRestore();
    await running({}, async () => expect(await isAdmin(await logIn())).toBe(true));
  });

  // rule: ACCOUNT-9
  it('is the marked one, not a later one with its address and password', async () => {
    const registration = await registered(PASSWORD);
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await running({}, async () => expect(await isAdmin(registration)).toBe(false));
    errors.mockRestore();
  });

  // rule: ACCOUNT-9
  it('keeps a password that the admin chose, until ADMIN_PASSWORD changes', async () => {
    const [current_password, new_password] = [PASSWORD, 'chosen by the admin'];
    await running({}, async () => {
      const actor = anActor({ user_id: (await logIn()).user.id });
      await client.rpc.call(rpc.passwords.change, { actor, body: { current_password, new_password } });
    });
    await running({}, async () => {
      await logIn(new_password);
      await expect(logIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
    });
    await running({ ADMIN_PASSWORD: 'another admin password' }, async () => {
      await logIn('another admin password');
      await expect(logIn(new_password)).rejects.toMatchObject({ code: 'invalid_credentials' });
    });
  });

  // rule: ACCOUNT-9
  it('gets the configured password at start-up, and its sessions end when that has changed', async () => {
    const user_id = await running({}, async () => (await logIn()).user.id);
    const sessions = (database: DataSource) =>
      database.query<unknown[]>('SELECT 1 FROM sessions WHERE user_id = $1', [user_id]);
    await running({}, async (database) => expect(await sessions(database)).toHaveLength(1));
    await running({ ADMIN_PASSWORD: 'another admin password' }, async (database) => {
      expect(await sessions(database)).toEqual([]);
      const found = await logIn('another admin password');
      expect(found.user.id).toBe(user_id);
      expect(await isAdmin(found)).toBe(true);
    });
  });
});
