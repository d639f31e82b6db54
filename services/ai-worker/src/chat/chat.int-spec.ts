import { Module } from '@nestjs/common';
import { type Actor, type ChatReply, DomainError, rpc, startupInput } from '@proofround/contracts';
import {
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

import { RUBRIC_VERSION } from '../analysis/rubric/weights.js';
import { Model, ModelUnavailable } from '../model/model.js';
import { aiWorkerService } from '../service.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { interviewerProvider } from './interviewer.provider.js';
import { chatSession, SessionStore } from './sessions/session-store.js';
import { FakeModel, founderAnswer } from './testing/fake-model.js';

/** Answers when the message names LedgerLoop, and is unavailable for every other message. */
const model = new FakeModel((question) => {
  if (!question.includes('LedgerLoop')) throw new ModelUnavailable('down');
  return founderAnswer(
    { idea_title: 'LedgerLoop', user_count: '9000' },
    { asks: 'idea_description', reply: 'A fine name. What does it do for clinics?' },
  );
});

@Module({
  controllers: [ChatController],
  providers: [SessionStore, ChatService, interviewerProvider, { provide: Model, useValue: model }],
})
class ChatWithModel {}

const NOT_FOUND = { code: 'not_found', message: 'Chat session not found' };

describe('the AI chat', () => {
  let nats: TestServer;
  let redis: TestServer;
  let service: TestService;
  let client: RpcTestClient;
  let direct: Redis;
  const env = () => ({ NATS_URL: nats.url, REDIS_URL: redis.url });

  beforeAll(async () => {
    [nats, redis] = await Promise.all([startNats(), startRedis()]);
    service = await startTestService(aiWorkerService, env());
    client = await rpcClient(nats.url);
    direct = new Redis(redis.url);
    direct.on('error', () => undefined);
  });
  afterAll(async () => {
    direct.disconnect();
    await client.close();
    await service.close();
    await Promise.all([nats.stop(), redis.stop()]);
  });

  const say = (actor: Actor, message: string, session_id: string | null): Promise<ChatReply> =>
    client.rpc.call(rpc.chat.say, { actor, body: { message, session_id } });
  const keyOf = (actor: Actor, sessionId: string) => `chat:{${actor.user_id}}:${sessionId}`;

  // rules: CHAT-1, CHAT-12
  it('opens with a greeting and asks the first question', async () => {
    const reply = await say(anActor(), 'Hello!', null);
    expect(reply.message).toMatch(/^Hello!.*what is your startup called/s);
    expect(reply).toMatchObject({ is_complete: false, extracted_data: {}, asking: 'idea_title' });
  });

  // rule: CHAT-4
  it('interviews an investor account for an investor profile', async () => {
    const investor = anActor({ user_type: 'investor' });
    const { message, session_id } = await say(investor, 'Hello!', null);
    expect(message).toMatch(/which sectors do you invest in/i);
    const reply = await say(investor, 'fintech and healthtech', session_id);
    expect(reply.extracted_data).toEqual({ investment_sectors: ['FinTech', 'HealthTech'] });
  });

  // rules: CHAT-4, CHAT-6
  it('gives a valid body for POST /startups and still accepts a correction', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await say(founder, 'LedgerLoop does bookkeeping for clinics, sector: FinTech', session_id);
    const asked = await say(founder, 'done', session_id);
    expect(asked).toMatchObject({ is_complete: false, asking: null });
    const done = await say(founder, 'yes', session_id);
    expect(done.is_complete).toBe(true);
    expect(startupInput.parse(done.extracted_data)).toMatchObject({
      idea_title: 'LedgerLoop',
      sector: 'FinTech',
    });
    const corrected = await say(founder, 'actually, change the sector to HealthTech', session_id);
    expect(corrected).toMatchObject({ is_complete: true, session_id });
    expect(corrected.extracted_data['sector']).toBe('HealthTech');
  });

  // rule: CHAT-7
  it('is led by the model, which completes nothing, and by the rules while the model is unavailable', async () => {
    const founder = anActor();
    await service.close();
    service = await startTestService({ ...aiWorkerService, module: ChatWithModel }, env());
    try {
      const { session_id } = await say(founder, 'Hello!', null);
      const named = await say(founder, 'People know us as LedgerLoop by now', session_id);
      expect(named.message).toBe('A fine name. What does it do for clinics?');
      expect(named).toMatchObject({ is_complete: false, extracted_data: { idea_title: 'LedgerLoop' } });
      expect(model.jobs.at(-1)?.userId).toBe(founder.user_id);
      const away = await say(anActor(), 'Kettle rents out coffee machines to offices', null);
      expect(away.extracted_data).toMatchObject({ idea_title: 'Kettle' });
    } finally {
      await service.close();
      service = await startTestService(aiWorkerService, env());
    }
  });

  // rule: CHAT-3
  it('survives a restart of the service', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await say(founder, 'LedgerLoop', session_id);
    await service.close();
    service = await startTestService(aiWorkerService, env());
    const reply = await say(founder, 'Bookkeeping that reconciles itself for small clinics', session_id);
    expect(reply.extracted_data).toEqual({
      idea_title: 'LedgerLoop',
      idea_description: 'Bookkeeping that reconciles itself for small clinics',
    });
  });

  it('survives a restart of Redis', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await say(founder, 'LedgerLoop', session_id);
    await redis.pause();
    await redis.resume();
    const reply = await until('the chat goes on', () => say(founder, 'Bookkeeping for clinics', session_id));
    expect(reply.extracted_data['idea_title']).toBe('LedgerLoop');
  });

  // rule: CHAT-2
  it('is not found for another user and stays unchanged for the owner', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await expect(say(anActor(), 'It is called Stolen', session_id)).rejects.toMatchObject(NOT_FOUND);
    await expect(say(founder, 'Hello?', uuid())).rejects.toMatchObject(NOT_FOUND);
    expect((await say(founder, 'LedgerLoop', session_id)).extracted_data).toEqual({
      idea_title: 'LedgerLoop',
    });
  });

  // rule: CHAT-3
  it('ends 24 hours after its start, even if it is in use', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    const key = keyOf(founder, session_id);
    const day = 24 * 3600 * 1000;
    expect(await direct.pttl(key)).toBeGreaterThan(day - 60_000);
    expect(await direct.pttl(key)).toBeLessThanOrEqual(day);
    // The session then ends as if it had begun 23 hours and 59 minutes ago.
    await direct.pexpire(key, 60_000);
    await say(founder, 'LedgerLoop', session_id);
    expect(await direct.pttl(key)).toBeLessThanOrEqual(60_000);
    await direct.pexpire(key, 1);
    await until('it has ended', async () => (await direct.exists(key)) === 0);
    await expect(say(founder, 'still there?', session_id)).rejects.toMatchObject(NOT_FOUND);
  });

  it('keeps every message of concurrent requests', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await say(founder, 'LedgerLoop does bookkeeping for clinics', session_id);
    const replica = await startTestService(aiWorkerService, env());
    try {
      await Promise.all(
        [
          'sector: FinTech',
          'stage: mvp',
          'users: 12',
          'revenue: $1,850',
          'funding ask: 250k',
          'location: Dublin',
        ].map((message) => say(founder, message, session_id)),
      );
      const reply = await say(founder, 'summary', session_id);
      expect(reply.extracted_data).toMatchObject({
        sector: 'FinTech',
        stage: 'mvp',
        user_count: 12,
        monthly_revenue: 1850,
        funding_ask: 250_000,
        location: 'Dublin',
      });
    } finally {
      await replica.close();
    }
  });

  it('stores a bounded history of a long conversation', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await say(founder, 'LedgerLoop', session_id);
    const long = 'clinic bookkeeping '.repeat(250);
    for (let turn = 0; turn < 60; turn++)
      await say(founder, `Change the description to ${long}${turn}`, session_id);
    expect(await direct.hstrlen(keyOf(founder, session_id), 'data')).toBeLessThan(80_000);
    expect((await say(founder, 'summary', session_id)).extracted_data).toMatchObject({
      idea_title: 'LedgerLoop',
    });
  });

  // rule: CHAT-22
  it("keeps a user's ten conversations that were used last", async () => {
    const founder = anActor();
    const present = await say(founder, 'Hello!', null);
    const first = await say(founder, 'Hello!', null);
    for (let count = 0; count < 9; count++) {
      await say(founder, 'Hello!', null);
      await say(founder, count === 0 ? 'LedgerLoop' : 'What is this?', present.session_id);
    }
    await expect(say(founder, 'LedgerLoop', first.session_id)).rejects.toMatchObject(NOT_FOUND);
    expect((await say(founder, 'summary', present.session_id)).extracted_data).toEqual({
      idea_title: 'LedgerLoop',
    });
    expect(await direct.keys(`chat:{${founder.user_id}}:*`)).toHaveLength(11);
  });

  // rule: CHAT-22
  it('takes little of Redis for one account, whatever it sends, and goes on with its present conversation', async () => {
    const founder = anActor();
    const long = '帳'.repeat(4900);
    let present = '';
    for (let count = 0; count < 12; count++) {
      present = (await say(founder, 'Hello!', null)).session_id;
      await say(founder, 'LedgerLoop', present);
      for (let turn = 0; turn < 6; turn++)
        await say(founder, `Change the description to "${long}${turn}"`, present);
    }
    const keys = await direct.keys(`chat:{${founder.user_id}}:*`);
    const sizes = await Promise.all(keys.map((key) => direct.memory('USAGE', key)));
    const account = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    // A hundred such accounts, as many as one network address may register in 15 minutes, take a tenth of 640 MB.
    expect(account).toBeLessThan(640_000);
    expect((await say(founder, 'summary', present)).extracted_data).toMatchObject({
      idea_title: 'LedgerLoop',
      idea_description: `${long}5`,
    });
  });

  // rule: CHAT-22
  it('leaves the last quarter of Redis to the queues', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    const used = Number(/^used_memory:(\d+)/m.exec(await direct.info('memory'))?.[1]);
    await direct.config('SET', 'maxmemory', String(Math.round(used * 1.3)));
    try {
      await until('a new conversation is refused', () =>
        say(anActor(), 'Hello!', null).then(
          () => false,
          (error: unknown) => error instanceof DomainError && error.code === 'unavailable',
        ),
      );
      const reply = await say(founder, 'LedgerLoop', session_id);
      expect(reply.extracted_data).toEqual({ idea_title: 'LedgerLoop' });
      const stored = chatSession.parse(
        JSON.parse((await direct.hget(keyOf(founder, session_id), 'data')) ?? ''),
      );
      expect(stored.history).toEqual([]);
    } finally {
      await direct.config('SET', 'maxmemory', '0');
    }
    await until('a new conversation begins', () => say(anActor(), 'Hello!', null).catch(() => false));
  });

  it('answers unavailable in time while Redis is down and continues afterwards', async () => {
    const founder = anActor();
    const { session_id } = await say(founder, 'Hello!', null);
    await redis.pause();
    try {
      await expect(say(founder, 'LedgerLoop', session_id)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(say(founder, 'Hello!', null)).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await redis.resume();
    }
    const reply = await until('the chat is back', () => say(founder, 'LedgerLoop', session_id));
    expect(reply.extracted_data).toEqual({ idea_title: 'LedgerLoop' });
  });

  // rule: CHAT-5
  it('refuses a blank message', async () => {
    await expect(say(anActor(), ' \u200b ', null)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('reports the rubric as the AI without a key', async () => {
    expect(await client.rpc.call(rpc.settings.get['ai-worker'], {})).toEqual({
      ai_source: RUBRIC_VERSION,
      rubric_version: RUBRIC_VERSION,
    });
  });
});
