import {
  interest,
  listing,
  message,
  notification,
  offer,
  report,
  reportCase,
  startup as startupSchema,
  type Thread,
  thread as threadSchema,
} from '@proofround/contracts';
import { type ApiClient, aStartup, detailOf, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aFounder, anInvestor, textInServices, theAdmin } from './stack-under-test.js';

const closed = [403, 'You cannot write in this conversation'];

async function aStartupOf(founder: ApiClient): Promise<string> {
  return (await founder.read(startupSchema, 'POST', '/startups', aStartup())).id;
}

/** An investor who recorded interest and wrote to the founder. */
async function aConversation(text = 'How do you measure churn?') {
  const [founder, investor] = [await aFounder('Amara Osei'), await anInvestor()];
  const startup_id = await aStartupOf(founder);
  await investor.read(interest, 'POST', `/interest/${startup_id}`);
  const thread = await investor.read(threadSchema, 'POST', '/threads', { startup_id, message: text });
  return { founder, investor, startup_id, thread };
}
const messagesOf = (who: ApiClient, { id }: Pick<Thread, 'id'>) =>
  who.read(z.array(message), 'GET', `/threads/${id}/messages`);
const answered = ({ status, ...response }: Awaited<ReturnType<ApiClient['post']>>) => [
  status,
  detailOf({ status, ...response }),
];

describe('conversations', () => {
  // rules: TALK-1, TALK-4, TALK-5
  it('run between an investor and a founder: notification, answer, unread counts, read marks', async () => {
    const { founder, investor, startup_id, thread } = await aConversation();
    expect(thread).toMatchObject({ state: 'open', other: { name: 'Amara Osei', role: 'founder' } });
    const notice = (await founder.read(z.array(notification), 'GET', '/notifications')).find(
      ({ type }) => type === 'message_received',
    );
    expect(notice?.link).toBe(`/messages/${thread.id}`);
    expect((await founder.get('/threads/unread-count')).body).toEqual({ unread_count: 1 });

    const quote = { kind: 'ledger', text: 'Paying customers: 12 clinics' };
    const reply = { startup_id, investor_id: investor.user?.id, message: 'Monthly, by clinic.', quote };
    expect((await founder.read(threadSchema, 'POST', '/threads', reply)).id).toBe(thread.id);
    expect((await founder.post(`/threads/${thread.id}/read`)).body).toEqual({ unread_count: 0 });
    const [newest, oldest] = await messagesOf(investor, thread);
    expect(newest).toMatchObject({ mine: false, message: 'Monthly, by clinic.', quote });
    expect(oldest).toMatchObject({ mine: true });
    expect(oldest?.read_at).not.toBeNull();
    const page = await investor.get(`/threads/${thread.id}/messages?limit=1`);
    expect(page.headers.get('link')).toContain('rel="next"');
    const shown = JSON.stringify((await investor.get('/threads')).body);
    expect(shown).not.toContain(founder.user?.email);
  });

  // rule: TALK-1
  it('run between a buyer and a seller after an offer', async () => {
    const [seller, buyer] = [await aFounder('Amara Osei'), await aFounder('Olu Bright')];
    const body = { startup_id: await aStartupOf(seller), asking_price: 90_000 };
    const { id: listing_id } = await seller.read(listing, 'POST', '/marketplace/listings', body);
    const early = await buyer.post('/threads', { listing_id, message: 'Hello' });
    expect(answered(early)).toEqual([403, 'You can write after interest, a match or an offer']);
    await buyer.read(offer, 'POST', `/marketplace/offer/${listing_id}`, { offer_amount: 80_000 });
    const first = { listing_id, investor_id: buyer.user?.id, message: 'Why 80?' };
    const thread = await seller.read(threadSchema, 'POST', '/threads', first);
    expect(thread.other).toEqual({ name: 'Olu Bright', role: 'buyer' });
    expect(await buyer.read(z.array(threadSchema), 'GET', '/threads')).toMatchObject([
      { id: thread.id, kind: 'listing', unread_count: 1, other: { role: 'seller' } },
    ]);
  });

  // rule: TALK-3
  it('are nobody else’s: every call of a third user answers 404', async () => {
    const { thread } = await aConversation();
    for (const third of [await aFounder(), await anInvestor('Max Frost'), await theAdmin()]) {
      for (const id of [thread.id, uuid(), 'no-uuid']) {
        const path = `/threads/${id}`;
        const calls = [
          await third.get(path),
          await third.get(`${path}/messages`),
          await third.post(`${path}/messages`, { message: 'Let me in' }),
          await third.post(`${path}/read`),
          await third.put(`${path}/block`, { blocked: true }),
          await third.put(`${path}/introduction`, { accepted: true }),
        ];
        for (const response of calls) expect(answered(response)).toEqual([404, 'Conversation not found']);
      }
      expect(JSON.stringify((await third.get('/threads')).body)).not.toContain(thread.id);
    }
  });

  it('refuse what is not valid, with every problem', async () => {
    const { investor, thread } = await aConversation();
    const bad = [
      { message: 'About nothing' },
      { startup_id: uuid(), listing_id: uuid(), message: 'About both' },
      { startup_id: uuid(), message: ' ' },
      { startup_id: uuid(), message: 'x'.repeat(4001) },
      { startup_id: uuid(), message: 'x', quote: { kind: 'mail', text: 'x' } },
    ];
    for (const body of bad) expect((await investor.post('/threads', body)).status).toBe(422);
    expect((await investor.post(`/threads/${thread.id}/messages`, {})).status).toBe(422);
    expect((await investor.get('/threads?cursor=nonsense')).status).toBe(422);
    expect((await investor.get('/threads?cursor=999999999999999~' + uuid())).status).toBe(200);
  });

  // rule: TALK-3
  it('store a message once for a key, and refuse the key with another text', async () => {
    const { investor, thread } = await aConversation();
    const path = `/threads/${thread.id}/messages`;
    const headers = { 'idempotency-key': uuid() };
    const first = await investor.post(path, { message: 'Once' }, { headers });
    const again = await investor.post(path, { message: 'Once' }, { headers });
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await investor.post(path, { message: 'Twice' }, { headers })).status).toBe(422);
    expect(await messagesOf(investor, thread)).toHaveLength(2);
  });

  // rule: TALK-6
  it('end for both while one side blocks', async () => {
    const { founder, investor, thread } = await aConversation();
    await founder.put(`/threads/${thread.id}/block`, { blocked: true });
    const refused = await investor.post(`/threads/${thread.id}/messages`, { message: 'Hello?' });
    expect(answered(refused)).toEqual(closed);
    expect((await investor.get(`/threads/${thread.id}`)).body).toMatchObject({ blocked: false });
  });

  // rule: TALK-8
  it('let a participant report a message, and show the admin its text only', async () => {
    const { founder, investor, thread } = await aConversation('Send me money');
    await investor.post(`/threads/${thread.id}/messages`, { message: 'A private matter' });
    const id = thread.last_message?.id ?? '';
    const body = { kind: 'message', id, reason: 'A scam.' };
    expect(answered(await (await anInvestor()).post('/reports', body))).toEqual([404, 'Message not found']);
    const { id: reportId } = await founder.read(report, 'POST', '/reports', body);
    const admin = await theAdmin();
    const cases = await admin.read(z.array(reportCase), 'GET', '/admin/reports?state=open&limit=50');
    const found = cases.find((one) => one.id === reportId);
    expect(found).toMatchObject({ reported_text: 'Send me money', author_id: investor.user?.id });
    expect(JSON.stringify(cases)).not.toContain('A private matter');
    const upheld = await admin.put(`/admin/reports/${reportId}`, { state: 'upheld' });
    expect(upheld.body).toMatchObject({ state: 'upheld' });
  });

  // rule: TALK-9
  it('go with a deleted account, from both sides and from every table', async () => {
    const secret = `secret ${uuid()}`;
    const { founder, investor, thread } = await aConversation(secret);
    await founder.post('/reports', { kind: 'message', id: thread.last_message?.id, reason: 'Odd.' });
    await investor.delete('/account', { body: { password: 'correct horse' } });
    await until('the conversation is gone', async () => {
      const { status } = await founder.get(`/threads/${thread.id}`);
      return status === 404;
    });
    await until('no table has the text', async () => (await textInServices(secret)).length === 0);
  });
});
