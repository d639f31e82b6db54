import { generateKeyPairSync } from 'node:crypto';

import type { NatsConnection } from '@nats-io/transport-node';
import {
  type Contact,
  type EventData,
  type EventType,
  liveMessage,
  type LiveSignal,
  liveSubject,
  type Notification,
  rpc,
  type User,
} from '@proofround/contracts';
import {
  connectNats,
  DOMAIN_EVENTS,
  durableName,
  EventPublisher,
  jetstreamAdmin,
  jetstreamClient,
} from '@proofround/service-kit';
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
import { z } from 'zod';

import { authService } from '../../../auth/src/service.js';
import { notificationsService } from '../service.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const mailRow = z.object({
  status: z.string(),
  attempts: z.number(),
  last_error: z.string().nullable(),
});
export type MailRow = z.output<typeof mailRow>;

/** The notifications and auth services on their own servers, with clients to call them. */
export class NotificationsWorld {
  private readonly replicas: TestService[] = [];

  private constructor(
    private readonly nats: TestServer,
    private readonly client: RpcTestClient,
    private readonly connection: NatsConnection,
    private auth: TestService,
    readonly service: TestService,
    private readonly authEnv: NodeJS.ProcessEnv,
  ) {
    this.replicas.push(service);
  }

  /** `verification` says whether auth asks for verified addresses. */
  static async start(env: NodeJS.ProcessEnv = {}, verification = 'off'): Promise<NotificationsWorld> {
    const nats = await startNats();
    const authEnv = {
      NATS_URL: nats.url,
      JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ACCOUNT_SECRET: 'an account secret of at least 32 characters',
      EMAIL_VERIFICATION: verification,
      ADMIN_EMAIL: 'admin@proofround.test',
      ADMIN_PASSWORD: 'the admin password',
    };
    const auth = await startTestService(authService, authEnv);
    const service = await startTestService(notificationsService, {
      NATS_URL: nats.url,
      MAIL_SWEEP_MS: '50',
      MAIL_RETRY_MS: '50',
      ...env,
    });
    const client = await rpcClient(nats.url);
    const connection = await connectNats({ url: nats.url, name: 'test-events' });
    return new NotificationsWorld(nats, client, connection, auth, service, { ...auth.env, ...authEnv });
  }

  async stop(): Promise<void> {
    await this.client.close();
    await this.connection.drain();
    for (const replica of this.replicas) await replica.close();
    await this.auth.close();
    await this.nats.stop();
  }

  private get newest(): TestService {
    return this.replicas.at(-1) ?? this.service;
  }

  get rpc(): RpcTestClient['rpc'] {
    return this.client.rpc;
  }

  get database(): DataSource {
    return this.newest.app.get(DataSource);
  }

  /** Starts another replica. */
  async replica(env: NodeJS.ProcessEnv = {}): Promise<TestService> {
    const replica = await startTestService(notificationsService, { ...this.service.env, ...env });
    this.replicas.push(replica);
    return replica;
  }

  authDown = (): Promise<void> => this.auth.close();

  async authUp(): Promise<void> {
    this.auth = await startTestService(authService, this.authEnv);
  }

  async register(name = 'Amara Osei', email = `${uuid()}@example.com`): Promise<User> {
    const { user } = await this.rpc.call(rpc.accounts.register, {
      body: { email, password: 'correct horse', name, user_type: 'startup' },
      client: A_BROWSER,
    });
    return user;
  }

  /**
   * Publishes an event and returns its id. Each call has a new message id, so JetStream does not
   * drop a repeat; the same `eventId` makes it the same event.
   */
  async publish<E extends EventType>(event: E, data: EventData<E>, eventId = uuid()): Promise<string> {
    const envelope = {
      id: eventId,
      name: event.name,
      occurred_at: new Date().toISOString(),
      correlation_id: eventId,
      data: event.data.parse(data),
    };
    const publisher = new EventPublisher(jetstreamClient(this.connection));
    await publisher.publishRaw(event.subject, JSON.stringify(envelope), uuid());
    return eventId;
  }

  async settled(event: EventType): Promise<void> {
    const manager = await jetstreamAdmin(this.connection);
    await until(`every ${event.name} is processed`, async () => {
      const info = await manager.consumers.info(DOMAIN_EVENTS.name, durableName('notifications', event));
      return info.num_pending === 0 && info.num_ack_pending === 0;
    });
  }

  inbox = (user_id: string): Promise<Notification[]> =>
    this.rpc.call(rpc.notifications.list, { actor: anActor({ user_id }) });

  unread = async (user_id: string): Promise<number> =>
    (await this.rpc.call(rpc.notifications.countUnread, { actor: anActor({ user_id }) })).unread_count;

  /** The name and address of a user, from auth. */
  contactOf = async (user_id: string): Promise<Contact | undefined> =>
    (await this.rpc.call(rpc.accounts.listContacts, { user_ids: [user_id] }))[0];

  /** Waits for the user's first notification. */
  firstNotification = (user_id: string): Promise<Notification> =>
    until('a notification exists', async () => (await this.inbox(user_id))[0]);

  /** Collects the live events that the user's browser receives from now on. */
  async liveSignals(user_id: string): Promise<LiveSignal[]> {
    const signals: LiveSignal[] = [];
    this.connection.subscribe(liveSubject(user_id), {
      callback: (_error, message) => {
        signals.push(liveMessage.parse(message.json()).live);
      },
    });
    await this.connection.flush();
    return signals;
  }

  /** The user's mail deliveries, oldest first. */
  async mailLog(user_id: string): Promise<MailRow[]> {
    return z.array(mailRow).parse(
      await this.database.query(
        `SELECT mail.status, mail.attempts, mail.last_error FROM mail_deliveries AS mail
         JOIN notifications ON notifications.id = mail.notification_id
         WHERE notifications.user_id = $1 ORDER BY notifications.id`,
        [user_id],
      ),
    );
  }

  /** Waits until a user's first mail has the given status. */
  mailIs = (user_id: string, status: string): Promise<MailRow> =>
    until(`the mail is ${status}`, async () => {
      const [row] = await this.mailLog(user_id);
      return row?.status === status && row;
    });
}
