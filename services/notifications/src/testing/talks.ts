import {
  type Actor,
  type Block,
  type Message,
  type MessageInput,
  type PageRequest,
  rpc,
  type Thread,
  type User,
} from '@proofround/contracts';
import { anActor, startTestService, type TestService } from '@proofround/test-kit';

import { type ConnectionsStub, connectionsStub } from './connections-stub.js';
import { NotificationsWorld } from './notifications-world.js';

const text = (message: string): MessageInput => ({ message, quote: null });

/** The notifications service with stubs of the services that own the facts. */
export class Talks {
  private constructor(
    readonly world: NotificationsWorld,
    readonly stub: ConnectionsStub,
    private readonly stubs: readonly TestService[],
  ) {}

  static async start(env: NodeJS.ProcessEnv = {}): Promise<Talks> {
    const world = await NotificationsWorld.start(env);
    const { stub, definitions } = connectionsStub();
    const { NATS_URL } = world.service.env;
    const stubs = await Promise.all(definitions.map((one) => startTestService(one, { NATS_URL })));
    return new Talks(world, stub, stubs);
  }

  async stop(): Promise<void> {
    for (const stub of this.stubs) await stub.close();
    await this.world.stop();
  }

  async anInvestor(name = 'Ivy Chen'): Promise<Actor> {
    return this.asActor(await this.world.register(name), 'investor');
  }

  async aFounder(name = 'Amara Osei'): Promise<Actor> {
    return this.asActor(await this.world.register(name), 'startup');
  }

  private asActor = ({ id }: User, user_type: Actor['user_type']): Actor =>
    anActor({ user_id: id, user_type });

  /** Two users with an open thread that the investor began. */
  async aThread(message = 'Hello') {
    const [founder, investor] = [await this.aFounder(), await this.anInvestor()];
    const startup = this.stub.aStartup({ owner_id: founder.user_id, is_interested: true });
    const thread = await this.open(investor, { startup_id: startup.startup_id }, message);
    return { founder, investor, startup, thread };
  }

  open = (
    actor: Actor,
    about: { startup_id?: string; listing_id?: string; investor_id?: string },
    message = 'Hello',
  ): Promise<Thread> =>
    this.world.rpc.call(rpc.conversations.create, { actor, body: { ...about, ...text(message) } });

  write = (actor: Actor, thread_id: string, message = 'And another thing'): Promise<Message> =>
    this.world.rpc.call(rpc.conversations.write, { actor, thread_id, body: text(message) });

  messages = (actor: Actor, thread_id: string): Promise<Message[]> =>
    this.world.rpc.call(rpc.conversations.listMessages, { actor, thread_id });

  get = (actor: Actor, thread_id: string): Promise<Thread> =>
    this.world.rpc.call(rpc.conversations.get, { actor, thread_id });

  list = (actor: Actor): Promise<Thread[]> => this.world.rpc.call(rpc.conversations.list, { actor });

  answer = (actor: Actor, thread_id: string, accepted: boolean, message: string | null = null) =>
    this.world.rpc.call(rpc.conversations.answer, { actor, thread_id, body: { accepted, message } });

  block = (actor: Actor, thread_id: string, blocked = true) =>
    this.world.rpc.call(rpc.conversations.block, { actor, thread_id, body: { blocked } });

  blocks = (actor: Actor, page: PageRequest = {}): Promise<Block[]> =>
    this.world.rpc.call(rpc.blocks.list, { actor, ...page });

  lift = (actor: Actor, block_id: string) => this.world.rpc.call(rpc.blocks.lift, { actor, block_id });

  markRead = (actor: Actor, thread_id: string) =>
    this.world.rpc.call(rpc.conversations.markRead, { actor, thread_id });

  unread = (actor: Actor) => this.world.rpc.call(rpc.conversations.getUnreadCount, { actor });

  types = async (actor: Actor): Promise<string[]> =>
    (await this.world.inbox(actor.user_id)).map(({ type }) => type);
}
