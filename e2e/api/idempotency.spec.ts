import { listing, startup as startupSchema } from '@proofround/contracts';
import { anInvestorProfile, type ApiAnswer, type ApiClient, aStartup } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aFounder, anInvestor, anInvestorWithAccess, anyone } from './stack-under-test.js';

const idOf = ({ body }: ApiAnswer) => z.object({ id: z.string() }).parse(body).id;
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** POST calls that create something take an Idempotency-Key. */
describe('an Idempotency-Key', () => {
  const cases: [string, () => Promise<{ who: ApiClient; path: string; body?: unknown; other?: unknown }>][] =
    [
      [
        'a startup',
        async () => ({
          who: await aFounder(),
          path: '/startups',
          body: aStartup(),
          other: aStartup({ idea_title: 'B' }),
        }),
      ],
      [
        'an investor profile',
        async () => ({
          who: await anInvestorWithAccess(),
          path: '/investors',
          body: anInvestorProfile(),
          other: anInvestorProfile({ budget: 1 }),
        }),
      ],
      [
        'a listing',
        async () => {
          const who = await aFounder();
          const { id } = await who.read(startupSchema, 'POST', '/startups', aStartup());
          const body = { startup_id: id, asking_price: 10 };
          return { who, path: '/marketplace/listings', body, other: { ...body, asking_price: 11 } };
        },
      ],
      [
        'an offer',
        async () => {
          const seller = await aFounder();
          const { id } = await seller.read(startupSchema, 'POST', '/startups', aStartup());
          const listed = await seller.read(listing, 'POST', '/marketplace/listings', {
            startup_id: id,
            asking_price: 10,
          });
          const path = `/marketplace/offer/${listed.id}`;
          return { who: await anInvestor(), path, body: { offer_amount: 5 }, other: { offer_amount: 6 } };
        },
      ],
      [
        'interest',
        async () => {
          const { id } = await (await aFounder()).read(startupSchema, 'POST', '/startups', aStartup());
          return { who: await anInvestor(), path: `/interest/${id}` };
        },
      ],
      [
        'a report',
        async () => {
          const { id } = await (await aFounder()).read(startupSchema, 'POST', '/startups', aStartup());
          const body = { kind: 'startup', id, reason: 'Not theirs.' };
          return { who: await anInvestor(), path: '/reports', body, other: { ...body, reason: 'A copy.' } };
        },
      ],
    ];

  // rules: KEY-1, KEY-2, KEY-3
  it.each(cases)('creates %s once and repeats the same answer, also in parallel', async (_name, make) => {
    const { who, path, body, other } = await make();
    const key = uuid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => who.post(path, body, keyed(key))));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(made.map(idOf)).size).toBe(1);

    const again = await who.post(path, body, keyed(key));
    expect(again.status).toBe(201);
    expect(again.text).toBe(made[0]?.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    if (other !== undefined) expect((await who.post(path, other, keyed(key))).status).toBe(422);
  });

  // rule: KEY-2
  it('compares bodies as JSON, not as text', async () => {
    const founder = await aFounder();
    const body = aStartup();
    const key = uuid();
    const first = await founder.post('/startups', body, keyed(key));
    const reordered = Object.fromEntries(Object.entries(body).toReversed());
    const again = await founder.call('POST', '/startups', {
      raw: JSON.stringify(reordered, null, 3),
      ...keyed(key),
    });
    expect([again.status, again.text]).toEqual([201, first.text]);
  });

  // rules: KEY-1, KEY-4
  it('stores no 4xx answer, and is separate for each user', async () => {
    const [founder, other] = [await aFounder(), await aFounder()];
    const key = uuid();
    expect((await founder.post('/startups', {}, keyed(key))).status).toBe(422);
    const made = await founder.post('/startups', aStartup(), keyed(key));
    expect(made.status).toBe(201);
    expect(idOf(await other.post('/startups', aStartup(), keyed(key)))).not.toBe(idOf(made));
  });

  // rule: PAY-12
  it('begins one checkout', async () => {
    const investor = await anInvestor();
    const key = uuid();
    const begin = () => investor.post('/payment/create-checkout', { origin_url: anyone().url }, keyed(key));
    const first = await begin();
    expect(first.status).toBe(200);
    expect((await begin()).text).toBe(first.text);
  });

  // rule: KEY-6
  it('does not repeat an answer that quotes a deleted startup', async () => {
    const founder = await aFounder();
    const key = uuid();
    const made = await founder.post('/startups', aStartup(), keyed(key));
    await founder.delete(`/startups/${idOf(made)}`);
    const again = await founder.post('/startups', aStartup(), keyed(key));
    expect(idOf(again)).not.toBe(idOf(made));
  });
});
