import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import {
  deal as dealSchema,
  listing as listingSchema,
  message as messageSchema,
  notification,
  type NotificationType,
  offer as offerSchema,
  passFeedback,
  pipelineCard,
  task as taskSchema,
  thread as threadSchema,
} from '@proofround/contracts';
import { readMail } from '@proofround/launcher';
import { type ApiClient, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { Users } from '../../bench/src/faults/users.js';
import { Deadlines, ENDED_ONCE } from './deadlines.js';
import { IMPROVED_ONCE, ImprovedStartup } from './improved-startup.js';
import { complete, create, Pipeline } from './pipeline.js';

/** The processes to kill, first and last those of the negotiation. The launcher restarts each. */
const SERVICES = ['notifications', 'marketplace', 'startups', 'gateway', 'auth'];
const OTHERS = ['ai-worker', 'startups-2', 'billing', 'auth-2', 'ai-worker-2'];
const SERVERS = ['NATS', 'Redis', 'PostgreSQL'];
const BETWEEN_KILLS_MS = 1000;
const REMIND_AFTER_MS = 8000;
/** Between the kills of marketplace, so that its sweeps run before, during and after them. */
const DEADLINE_MS = 2000;
const SETTINGS = {
  REMINDER_SWEEP_MS: '200',
  DEAL_SWEEP_MS: '200',
  MESSAGE_MAIL_MS: '3000',
  MAIL_SWEEP_MS: '200',
  // A mail whose sender was killed is sent by the next one 15 s after this time.
  MAIL_TIMEOUT_MS: '500',
};

describe('a negotiation while processes are killed', () => {
  const users = new Users();
  let pipeline: Pipeline;
  let deadlines: Deadlines;
  let improved: ImprovedStartup;
  let founder: ApiClient;
  let investors: ApiClient[];
  let buyer: ApiClient;
  let startupId: string;
  let listingId: string;
  let threadId: string;
  let dealId: string;
  let killing = true;
  /** Acknowledged, in their order. */
  const texts: string[] = [];
  const notes: string[] = [];
  const offers: string[] = [];

  const send = async (who: ApiClient, method: string, path: string, body: unknown) => {
    const headers = { 'idempotency-key': uuid() };
    return (await users.ask(who, method, path, [200, 201], { body, headers })).answer.body;
  };
  const offerOn = async (path: string, who: ApiClient, offer_amount: number) =>
    offerSchema.parse(await send(who, 'POST', `/marketplace/offer/${path}`, { offer_amount }));
  const list = async (startup_id: string) =>
    listingSchema.parse(
      await send(founder, 'POST', '/marketplace/listings', { startup_id, asking_price: 90_000 }),
    ).id;

  beforeAll(async () => {
    pipeline = await Pipeline.start(SETTINGS);
    const { visitor } = pipeline;
    founder = await visitor.register('startup');
    investors = await Promise.all(
      ['Ivy Chen', 'Max Frost', 'Olu Bright'].map((n) => visitor.register('investor', n)),
    );
    [buyer] = investors as [ApiClient];
    startupId = (await create(founder, 'Negotiated')).id;
    const sold = await create(founder, 'Sold');
    improved = await ImprovedStartup.start(users, founder, investors);
    await complete(founder, 3);
    await improved.pass();
    listingId = await list(startupId);
    offers.push((await offerOn(listingId, buyer, 10_000)).id);
    const { id } = await offerOn(await list(sold.id), buyer, 80_000);
    const accepted = await send(founder, 'PUT', `/marketplace/offer/${id}/status`, { status: 'accepted' });
    dealId = offerSchema.parse(accepted).deal_id ?? '';
    await send(buyer, 'POST', `/interest/${startupId}`, undefined);
    texts.push('The first message');
    const thread = await send(buyer, 'POST', '/threads', { startup_id: startupId, message: texts[0] });
    threadId = threadSchema.parse(thread).id;
    deadlines = await Deadlines.start(pipeline);
  }, 90_000);
  afterAll(() => pipeline.stop(), 60_000);

  const killAll = async () => {
    for (const name of [...SERVICES, ...OTHERS, ...SERVERS, ...SERVICES]) {
      await delay(BETWEEN_KILLS_MS);
      pipeline.stack.process(name).signal('SIGKILL');
    }
    killing = false;
    for (const name of [...SERVERS, ...SERVICES, ...OTHERS]) await pipeline.stack.process(name).untilReady();
  };
  const write = async (who: ApiClient, name: string) => {
    for (let count = 1; killing; count++) {
      const message = `${name} ${count}`;
      await send(who, 'POST', `/threads/${threadId}/messages`, { message });
      texts.push(message);
      await delay(50);
    }
  };
  const counter = async () => {
    while (killing) {
      const who = offers.length % 2 === 1 ? founder : buyer;
      offers.push((await offerOn(`${offers.at(-1) ?? ''}/counter`, who, 10_000 + offers.length)).id);
      await delay(2500); // few enough for the cap of mails to one recipient
    }
  };
  const takeSteps = async () => {
    for (const step of ['letter_of_intent', 'diligence', 'agreement', 'payment']) {
      for (const who of [founder, buyer]) {
        await send(who, 'PUT', `/deals/${dealId}/steps/${step}`, { done: true });
        const note = `${step} ${uuid()}`;
        await send(who, 'POST', `/deals/${dealId}/notes`, { note });
        notes.push(note);
        await delay(1000);
      }
    }
  };
  const passes = async () => {
    const remind_at = new Date(Date.now() + REMIND_AFTER_MS).toISOString();
    for (const investor of investors)
      await send(investor, 'PUT', `/pipeline/${startupId}`, { column: 'watching', remind_at });
    for (const investor of investors) {
      const body = { column: 'passed', reason: 'too_early', message: `From ${investor.user?.name ?? ''}` };
      await send(investor, 'PUT', `/pipeline/${startupId}`, body);
      await delay(1000);
    }
  };

  const notificationsOf = async (who: ApiClient, type: NotificationType, link?: string) => {
    const all = await who.read(z.array(notification), 'GET', '/notifications?limit=200');
    return all.filter((one) => one.type === type && (link === undefined || one.link === link));
  };
  /** The mails to a user, by Message-ID: a mail that a crash interrupted keeps its id when it is sent again. */
  const mailsTo = ({ user }: ApiClient, subject: RegExp) => {
    const folder = pipeline.stack.mailFolder ?? '';
    const ids = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .filter((name) =>
        subject.test(readMail(readFileSync(join(folder, name), 'utf8'), user?.email ?? '')?.subject ?? ''),
      )
      .map((name) => name.slice(-'00000000-0000-0000-0000-000000000000.eml'.length));
    return new Set(ids).size;
  };

  // rules: TALK-3, TALK-5, TALK-7, PIPELINE-1, PIPELINE-7, PIPELINE-9, PIPELINE-11, PIPELINE-12, SHARE-6, SHARE-7, OFFER-21, OFFER-25, DEAL-4, DEAL-6, DEAL-7, DEAL-11
  it('has each message, pass, counter-offer, note and step once, and notifies of each and of each deadline once', async () => {
    await deadlines.bringNear(DEADLINE_MS);
    await Promise.all([
      killAll(),
      write(founder, 'founder'),
      write(buyer, 'buyer'),
      counter(),
      takeSteps(),
      passes(),
      improved.improve(),
      improved.open(() => killing),
    ]);
    expect(users.seen.lies).toEqual([]);
    // Otherwise nothing was under way when a process died.
    expect(users.seen.errors).toBeGreaterThan(0);

    const messages = await buyer.read(
      z.array(messageSchema),
      'GET',
      `/threads/${threadId}/messages?limit=200`,
    );
    expect(messages.map(({ message }) => message).toSorted()).toEqual(texts.toSorted());
    const made = await founder.read(
      z.array(offerSchema),
      'GET',
      `/marketplace/offers/${listingId}?limit=200`,
    );
    expect(made.map(({ id }) => id).toReversed()).toEqual(offers);
    expect(made.map(({ counter_of }) => counter_of).toReversed()).toEqual([null, ...offers.slice(0, -1)]);
    expect(made.map(({ status }) => status).filter((status) => status === 'pending')).toHaveLength(1);
    const deal = await buyer.read(dealSchema, 'GET', `/deals/${dealId}`);
    expect(deal.notes.map(({ note }) => note).toSorted()).toEqual(notes.toSorted());
    expect(deal.steps.filter(({ done_at }) => done_at !== null)).toHaveLength(4);
    for (const investor of investors) {
      const cards = await investor.read(z.array(pipelineCard), 'GET', '/pipeline');
      const mine = cards.filter(({ startup }) => startup.id === startupId);
      expect(mine.map(({ column, reason }) => [column, reason])).toEqual([['passed', 'too_early']]);
    }
    const feedback = await founder.read(passFeedback, 'GET', `/startups/${startupId}/feedback`);
    expect(feedback).toMatchObject({ passes: 3, reasons: [{ reason: 'too_early', count: 3 }] });
    expect(feedback.messages).toHaveLength(3);
    const tasks = await founder.read(z.array(taskSchema), 'GET', `/startups/${startupId}/tasks`);
    const titles = tasks.map(({ task_title }) => task_title);
    expect(new Set(titles).size).toBe(titles.length);

    const [byFounder, byBuyer] = [Math.floor(offers.length / 2), Math.floor((offers.length - 1) / 2)];
    const once = async () => {
      const links = { deal: `/deals/${dealId}`, thread: `/messages/${threadId}` };
      return {
        counters: [
          (await notificationsOf(buyer, 'offer_countered')).length,
          (await notificationsOf(founder, 'offer_countered')).length,
        ],
        steps: [
          (await notificationsOf(buyer, 'deal_step', links.deal)).length,
          (await notificationsOf(founder, 'deal_step', links.deal)).length,
        ],
        messages: [
          (await notificationsOf(buyer, 'message_received', links.thread)).length,
          (await notificationsOf(founder, 'message_received', links.thread)).length,
        ],
        messageMails: [mailsTo(buyer, /message/i), mailsTo(founder, /message/i)],
        reminders: await Promise.all(
          investors.map(async (one) => (await notificationsOf(one, 'reminder_due')).length),
        ),
        reminderMails: investors.map((one) => mailsTo(one, /^Your reminder/)),
        deadlines: await deadlines.outcome(mailsTo),
        improved: await improved.outcome(mailsTo),
      };
    };
    const expected = {
      counters: [byFounder, byBuyer],
      steps: [4, 4],
      messages: [1, 1],
      messageMails: [1, 1],
      reminders: [1, 1, 1],
      reminderMails: [1, 1, 1],
      deadlines: ENDED_ONCE,
      improved: IMPROVED_ONCE,
    };
    await until(
      'everybody is notified',
      async () => JSON.stringify(await once()) === JSON.stringify(expected),
    ).catch(() => undefined);
    expect(await once()).toEqual(expected);
  }, 150_000);
});
