import { generateKeyPairSync } from 'node:crypto';

import {
  type AccountMailKind,
  liveMessage,
  liveSubject,
  type ReplyOf,
  rpc,
  type User,
} from '@proofround/contracts';
import { connectNats } from '@proofround/service-kit';
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

import { AccountMailRow } from '../mails/account-mail.entity.js';
import { AccountMails } from '../mails/account-mails.js';
import { LinkTokens } from '../mails/link-tokens.js';
import { authService } from '../service.js';
import { SessionRow } from '../sessions/session.entity.js';
import { codeOf } from './authenticator.js';
import { subjectOf } from './subject.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export const PASSWORD = 'correct horse';
export const ADMIN_EMAIL = 'admin@proofround.test';

/** auth on its own servers, with the links of the mails that it requests. */
export class AuthWorld {
  /** The subjects of the tokens that registrations answered, by user. */
  private readonly subjects = new Map<string, ReturnType<typeof subjectOf>>();
  private readonly listeners: Awaited<ReturnType<typeof connectNats>>[] = [];

  private constructor(
    private readonly nats: TestServer,
    private readonly service: TestService,
    private readonly client: RpcTestClient,
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<AuthWorld> {
    const nats = await startNats();
    const service = await startTestService(authService, {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      ADMIN_EMAIL,
      ADMIN_PASSWORD: 'the admin password',
      ...env,
    });
    return new AuthWorld(nats, service, await rpcClient(nats.url));
  }

  async stop(): Promise<void> {
    await this.client.close();
    for (const listener of this.listeners) await listener.drain();
    await this.service.close();
    await this.nats.stop();
  }

  get natsUrl(): string {
    return this.nats.url;
  }

  get call(): RpcTestClient['rpc']['call'] {
    return this.client.rpc.call.bind(this.client.rpc);
  }

  get database(): DataSource {
    return this.service.app.get(DataSource);
  }

  async register(email = `${uuid()}@example.com`): Promise<User> {
    const body = { email, password: PASSWORD, name: 'Amara Osei', user_type: 'startup' as const };
    const { user, access_token } = await this.call(rpc.accounts.register, { body, client: A_BROWSER });
    this.subjects.set(user.id, subjectOf(access_token));
    return user;
  }

  /** The rights of a registered user, as a gateway asks for them. */
  rights({ id }: User): Promise<ReplyOf<typeof rpc.accounts.resolve>> {
    const subject = this.subjects.get(id);
    if (!subject) throw new Error(`${id} was not registered here`);
    return this.call(rpc.accounts.resolve, subject);
  }

  async registerVerified(): Promise<User> {
    const user = await this.register();
    return this.call(rpc.emails.verify, { body: { token: await this.newestToken(user, 'verify_email') } });
  }

  /** Turns the user's second factor on, which uses up the code of the present step and ends other sessions. */
  async turnFactorOn(user: User, session_id?: string) {
    const actor = this.actorOf(user, session_id);
    const { secret } = await this.call(rpc.mfa.setup, { actor, body: { current_password: PASSWORD } });
    const body = { code: codeOf(secret) };
    const { recovery_codes } = await this.call(rpc.mfa.confirm, { actor, body });
    return { secret, recovery: recovery_codes };
  }

  me = (user: User): Promise<User> => this.call(rpc.accounts.get, { actor: this.actorOf(user) });

  actorOf = ({ id }: User, session_id?: string) =>
    anActor({ user_id: id, ...(session_id === undefined ? {} : { session_id }) });

  /** Collects the names of the user's live signals from now on. */
  async liveSignals({ id }: User): Promise<string[]> {
    const names: string[] = [];
    const connection = await connectNats({ url: this.nats.url, name: 'test-events' });
    this.listeners.push(connection);
    connection.subscribe(liveSubject(id), {
      callback: (_error, message) => {
        names.push(liveMessage.parse(message.json()).live.event);
      },
    });
    await connection.flush();
    return names;
  }

  sweepMails = (): Promise<void> => this.service.app.get(AccountMails).sweep();

  logIn = (email: string, password: string) =>
    this.call(rpc.accounts.logIn, { body: { email, password }, client: A_BROWSER });

  async sessions({ id: user_id }: User): Promise<string[]> {
    const rows = await this.database.manager.find(SessionRow, { where: { user_id }, order: { id: 'DESC' } });
    return rows.map(({ id }) => id);
  }

  mails = ({ id: user_id }: User, kind: AccountMailKind): Promise<AccountMailRow[]> =>
    this.database.manager.find(AccountMailRow, { where: { user_id, kind }, order: { id: 'ASC' } });

  tokenOf = (mail: AccountMailRow): string => this.service.app.get(LinkTokens).tokenOf(mail.id);

  async newestToken(user: User, kind: AccountMailKind): Promise<string> {
    const mail = (await this.mails(user, kind)).at(-1);
    return mail ? this.tokenOf(mail) : '';
  }

  /** Makes the user's links of this kind expire, now or after some time. */
  async expire({ id: user_id }: User, kind: AccountMailKind, afterMs = 0): Promise<void> {
    const expires_at = new Date(Date.now() + afterMs);
    await this.database.manager.update(AccountMailRow, { user_id, kind }, { expires_at });
  }
}
