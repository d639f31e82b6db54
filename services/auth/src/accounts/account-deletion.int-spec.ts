import { createHash, generateKeyPairSync } from 'node:crypto';

import {
  accountDeleted,
  type EmailMark,
  eventEnvelope,
  investorAccessChanged,
  liveMessage,
  liveSubject,
  rpc,
  session,
  type User,
} from '@proofround/contracts';
import { connectNats, EventPublisher, jetstreamClient } from '@proofround/service-kit';
import {
  A_BROWSER,
  anActor,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  type TestServer,
  type TestService,
  until,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

import { authService } from '../service.js';
import { codeOf } from '../testing/authenticator.js';
import { subjectOf } from '../testing/subject.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const admin = { email: 'admin@proofround.test', password: 'the admin password' };
const password = 'correct horse';

describe('the deletion of an account', () => {
  let nats: TestServer;
  let auth: TestService;
  let client: RpcTestClient;
  let services: RpcTestClient['rpc'];
  let connection: Awaited<ReturnType<typeof connectNats>>;
  const deleted: string[] = [];
  const published = new Map<string, { text: string; mark: EmailMark | undefined }>();
  const live: { subject: string; message: unknown }[] = [];

  beforeAll(async () => {
    nats = await startNats();
    auth = await startTestService(authService, {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    client = await rpcClient(nats.url);
    services = client.rpc;
    connection = await connectNats({ url: nats.url, name: 'test-events' });
    connection.subscribe(accountDeleted.subject, {
      callback: (_, message) => {
        const data = accountDeleted.data.parse(eventEnvelope.parse(message.json()).data);
        deleted.push(data.user_id);
        published.set(data.user_id, { text: message.string(), mark: data.email_mark });
      },
    });
    connection.subscribe(liveSubject('*'), {
      callback: (_, message) => {
        live.push({ subject: message.subject, message: message.json() });
      },
    });
    await connection.flush();
  });
  afterAll(async () => {
    await client.close();
    await connection.drain();
    await auth.close();
    await nats.stop();
  });

  const tokens = new Map<string, string>();
  const register = async (email = `${uuid()}@example.com`): Promise<User> => {
    const body = { email, password, name: 'Amara Osei' };
    const { user, access_token } = await services.call(rpc.accounts.register, { body, client: A_BROWSER });
    tokens.set(user.id, access_token);
    return user;
  };
  /** The rights of a user who registered here, as a gateway asks for them. */
  const rights = ({ id }: User) => services.call(rpc.accounts.resolve, subjectOf(tokens.get(id) ?? ''));
  const remove = (user_id: string, given = password) =>
    services.call(rpc.accounts.delete, { actor: anActor({ user_id }), body: { password: given } });

  // rule: PRIVACY-4
  it('takes a code besides the password while the second factor is on', async () => {
    const user = await register();
    const actor = anActor({ user_id: user.id });
    const { secret } = await services.call(rpc.mfa.setup, { actor, body: { current_password: password } });
    const { recovery_codes } = await services.call(rpc.mfa.confirm, {
      actor,
      body: { code: codeOf(secret) },
    });
    const removeWith = (code?: string) =>
      services.call(rpc.accounts.delete, { actor, body: { password, ...(code !== undefined && { code }) } });
    await expect(removeWith()).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Please enter a code of your authenticator app to confirm this',
    });
    await expect(removeWith('0000-0000-0000')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'The code is not correct',
    });
    await removeWith(recovery_codes[0]);
    expect(await services.call(rpc.accounts.listContacts, { user_ids: [user.id] })).toEqual([]);
  });

  // rule: PRIVACY-5
  it('erases the user, publishes the event once, and frees the e-mail address', async () => {
    const user = await register();
    await remove(user.id);
    const rows = await auth.app
      .get(DataSource)
      .query<unknown[]>('SELECT 1 FROM users AS record WHERE record::text LIKE $1', [`%${user.email}%`]);
    expect(rows).toEqual([]);
    expect(await rights(user)).toBeNull();
    expect(await services.call(rpc.accounts.listContacts, { user_ids: [user.id] })).toEqual([]);
    await expect(
      services.call(rpc.accounts.get, { actor: anActor({ user_id: user.id }) }),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(
      services.call(rpc.accounts.logIn, { body: { email: user.email, password }, client: A_BROWSER }),
    ).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await until('the event is published', () => deleted.includes(user.id));
    const { text = '', mark } = published.get(user.id) ?? {};
    expect(text).not.toContain(user.email);
    expect(mark?.hash).toBe(createHash('sha256').update(`${mark?.salt}${user.email}`).digest('hex'));
    const again = await register(user.email);
    expect(again.id).not.toBe(user.id);
    expect(deleted.filter((id) => id === user.id)).toHaveLength(1);
  });

  it('notifies the gateways once', async () => {
    const user = await register();
    await remove(user.id);
    const liveMessages = () => live.filter(({ subject }) => subject === liveSubject(user.id));
    await until('the message is published', () => liveMessages().length > 0);
    expect(liveMessages().map(({ message }) => liveMessage.parse(message).live)).toEqual([
      { event: 'account.deleted', data: {} },
    ]);
  });

  // rule: PRIVACY-4
  it('needs the password, and changes nothing without it', async () => {
    const user = await register();
    await expect(remove(user.id, 'wrong password')).rejects.toMatchObject({
      code: 'forbidden',
      message: 'The password is not correct',
    });
    expect(await rights(user)).toMatchObject({
      user_id: user.id,
    });
    expect(deleted).not.toContain(user.id);
  });

  it('succeeds once for simultaneous requests', async () => {
    const user = await register();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => remove(user.id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'unauthenticated' });
    }
    await until('the event is published', () => deleted.includes(user.id));
    expect(deleted.filter((id) => id === user.id)).toHaveLength(1);
  });

  it('needs no password from an operator who repeats it after restoring a backup', async () => {
    const user = await register();
    expect(await services.call(rpc.accounts.remove, { user_id: user.id })).toEqual({ found: true });
    expect(await rights(user)).toBeNull();
    expect(await services.call(rpc.accounts.remove, { user_id: user.id })).toEqual({ found: false });
    await until('the event is published', () => deleted.includes(user.id));
    expect(deleted.filter((id) => id === user.id)).toHaveLength(1);
  });

  // rule: PRIVACY-8
  it('is refused for the designated admin, also with the right password', async () => {
    const { user, access_token } = session.parse(
      await services.call(rpc.accounts.logIn, { body: admin, client: A_BROWSER }),
    );
    await expect(remove(user.id, admin.password)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The designated admin account cannot be deleted',
    });
    await expect(services.call(rpc.accounts.remove, { user_id: user.id })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await services.call(rpc.accounts.resolve, subjectOf(access_token))).toMatchObject({
      is_admin: true,
    });
  });

  it('is not undone by a late grant of Investor Access', async () => {
    const user = await register();
    await remove(user.id);
    const granted = await services.call(rpc.accounts.setPremium, {
      who: { user_id: user.id },
      is_premium: true,
    });
    expect(granted).toEqual({ found: false });
    const other = await register();
    const events = new EventPublisher(jetstreamClient(connection));
    for (const { id: user_id } of [user, other])
      await events.publish(
        investorAccessChanged,
        { user_id, is_premium: true, is_pro: false, revision: 7 },
        uuid(),
      );
    await until('the later event is processed', async () => {
      const caller = await rights(other);
      return caller?.is_premium === true;
    });
    expect(await rights(user)).toBeNull();
  });
});
