import { accountDeleted, type Actor, type ChatReply, rpc } from '@proofround/contracts';
import { connectNats, EventPublisher, jetstreamClient } from '@proofround/service-kit';
import {
  aDeparture,
  anActor,
  rpcClient,
  type RpcTestClient,
  startNats,
  startRedis,
  startTestService,
  type TestServer,
  type TestService,
  until,
} from '@proofround/test-kit';
import { Redis } from 'ioredis';
import { v7 as uuid } from 'uuid';

import { AnswerCache } from '../model/answer-cache.js';
import { goneKey } from '../redis/redis.js';
import { aiWorkerService } from '../service.js';

describe('a deleted account, in the AI worker', () => {
  let nats: TestServer;
  let redis: TestServer;
  let service: TestService;
  let client: RpcTestClient;
  let connection: Awaited<ReturnType<typeof connectNats>>;
  let direct: Redis;

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startNats(), startRedis()]);
    service = await startTestService(aiWorkerService, { NATS_URL: nats.url, REDIS_URL: redis.url });
    client = await rpcClient(nats.url);
    connection = await connectNats({ url: nats.url, name: 'test-events' });
    direct = new Redis(redis.url);
    direct.on('error', () => undefined);
  });
  afterAll(async () => {
    direct.disconnect();
    await client.close();
    await connection.drain();
    await service.close();
    await Promise.all([nats.stop(), redis.stop()]);
  });

  const say = (actor: Actor, message: string, session_id: string | null = null): Promise<ChatReply> =>
    client.rpc.call(rpc.chat.say, { actor, body: { message, session_id } });
  const publish = ({ user_id }: Actor, event_id = uuid()) =>
    new EventPublisher(jetstreamClient(connection)).publish(accountDeleted, aDeparture(user_id), event_id);
  const depart = async (actor: Actor): Promise<void> => {
    await publish(actor);
    await until('the event is taken in', async () => (await direct.exists(goneKey(actor.user_id))) === 1);
  };
  const keysWith = async (text: string): Promise<string[]> => {
    const keys = await direct.keys('*');
    const found = await Promise.all(
      keys.map(
        async (key) => (await direct.type(key)) === 'hash' && (await direct.hvals(key)).join().includes(text),
      ),
    );
    return keys.filter((_, index) => found[index]);
  };

  it('loses its conversations, and no other account does', async () => {
    const [leaving, staying] = [anActor(), anActor()];
    const marker = `Marker${uuid()}`;
    const { session_id } = await say(leaving, `My startup is called ${marker}`);
    await say(leaving, `It is called ${marker}`);
    const kept = await say(staying, 'Hello!');
    expect(await keysWith(marker)).not.toEqual([]);
    await depart(leaving);
    await publish(leaving); // and once more
    await until('nothing is left', async () => (await keysWith(marker)).length === 0);
    await expect(say(leaving, 'Hello again', session_id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await say(staying, 'Hello again', kept.session_id)).session_id).toBe(kept.session_id);
  });

  it('cannot start a conversation', async () => {
    const leaving = anActor();
    await depart(leaving);
    await expect(say(leaving, 'Hello!')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await direct.keys(`chat:{${leaving.user_id}}:*`)).toSorted()).toEqual([goneKey(leaving.user_id)]);
  });

  it('loses the cached answers to its questions, even late ones', async () => {
    const [leaving, staying] = [anActor(), anActor()];
    const cache = new AnswerCache(direct, 60_000);
    const [own, late, other] = [uuid(), uuid(), uuid()].map((part) => AnswerCache.key(part));
    const answer = { value: `Answer ${uuid()}`, model: 'm' };
    await cache.put(own ?? '', answer, leaving.user_id);
    await cache.put(other ?? '', answer, staying.user_id);
    expect(await cache.get(own ?? '')).toEqual(answer);
    await depart(leaving);
    await until('it is gone', async () => (await cache.get(own ?? '')) === undefined);
    await cache.put(late ?? '', answer, leaving.user_id);
    expect(await cache.get(late ?? '')).toBeUndefined();
    expect(await cache.get(other ?? '')).toEqual(answer);
    expect(await direct.keys(`model:*${leaving.user_id}*`)).toEqual([]);
  });

  it('loses an answer that is stored while its answers are removed', async () => {
    const leaving = anActor();
    await depart(leaving);
    const cache = new AnswerCache(direct, 60_000);
    const key = AnswerCache.key(uuid());
    const storing = new AnswerCache(
      Object.assign(Object.create(direct) as Redis, {
        set: async (name: string, text: string) => {
          await cache.forget(leaving.user_id);
          return direct.set(name, text);
        },
      }),
      60_000,
    );
    await storing.put(key, { value: 'Late', model: 'm' }, leaving.user_id);
    expect(await cache.get(key)).toBeUndefined();
  });

  it('is exported with its own conversations, in pages', async () => {
    const [actor, other] = [anActor(), anActor()];
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) ids.push((await say(actor, `Hello number ${index}`)).session_id);
    await say(other, 'Somebody else');
    const request = { actor, section: 'chat_sessions' } as const;
    const first = await client.rpc.page(rpc.accounts.export['ai-worker'], request);
    expect(first.next).toBeDefined();
    const rest = await client.rpc.page(rpc.accounts.export['ai-worker'], { ...request, cursor: first.next });
    expect(rest.next).toBeUndefined();
    const all = [...first.items, ...rest.items];
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(JSON.stringify(all)).toContain('Hello number 3');
    expect(JSON.stringify(all)).not.toContain('Somebody else');
  });
});
