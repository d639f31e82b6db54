import { allOf, createClient, dataOf, type ProofroundClient } from '@proofround/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { DEMO_PASSWORD } from '../demo/demo.js';
import { UserError } from '../system/say.js';

const PATIENCE_MS = 180_000;

/** Who looks at the screens, and what of theirs there is to see. */
export interface People {
  founder: { token: string; startupId: string; listingId: string };
  newFounder: { token: string };
  investor: { token: string };
  newInvestor: { token: string };
  admin: { token: string };
}

async function somebodyNew(
  visitor: ProofroundClient,
  userType: 'startup' | 'investor',
): Promise<{ token: string }> {
  return visitor.register({
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    name: userType === 'startup' ? 'Amara Osei' : 'Ivy Chen',
    user_type: userType,
  });
}

async function untilAnalysed(api: ProofroundClient): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const startups = await dataOf(api.GET('/api/startups'));
    if (startups.every(({ analysis_status: status }) => status === 'complete' || status === 'failed')) return;
    if (Date.now() > deadline)
      throw new UserError('The demo startups were not analysed within three minutes.');
    await delay(500);
  }
}

/**
 * Picks from the demo data whoever has the most to show, adds what the demo lacks (views, interest,
 * offers), and signs everybody in.
 */
export async function gather(url: string, admin: { email: string; password: string }): Promise<People> {
  const visitor = createClient({ url, patient: true });
  const asAdmin = await visitor.logIn(admin);
  const users = await allOf((page) =>
    asAdmin.api.GET('/api/admin/users', { params: { query: { limit: '200', ...page } } }),
  );
  const demo = users.filter(({ email }) => email.endsWith('@demo.example'));
  const investors = demo.filter((one) => one.user_type === 'investor');
  const [first, second] = await Promise.all(
    investors.slice(0, 2).map(({ email }) => visitor.logIn({ email, password: DEMO_PASSWORD })),
  );
  if (!first || !second)
    throw new UserError('There is no demo data here; npm run demo fills a stack with it.');
  await untilAnalysed(first.api);

  const listings = await dataOf(first.api.GET('/api/marketplace/listings'));
  const startups = await dataOf(first.api.GET('/api/startups'));
  const scoreOf = (id: string) => startups.find((one) => one.id === id)?.ai_score?.overall_score ?? 0;
  const [listing] = listings.toSorted((a, b) => scoreOf(b.startup.id) - scoreOf(a.startup.id));
  const owner = startups.find(({ id }) => id === listing?.startup.id)?.owner_id;
  const seller = demo.find(({ id }) => id === owner);
  if (!listing || !seller) throw new UserError('The demo has no listing of a founder to show.');

  const startupId = listing.startup.id;
  const offers = [
    { from: first.api, factor: 1.05, message: 'We would keep the team, and close within a month.' },
    { from: second.api, factor: 0.8, message: 'Subject to a look at churn by cohort.' },
  ];
  for (const { from, factor, message } of offers) {
    for (let look = 0; look < 3; look++)
      await from.POST('/api/startups/{id}/view', { params: { path: { id: startupId } } });
    await from.POST('/api/interest/{startupId}', { params: { path: { startupId } } });
    const body = { offer_amount: Math.round(listing.asking_price * factor), message };
    const params = { path: { listingId: listing.id } };
    await dataOf(from.POST('/api/marketplace/offer/{listingId}', { params, body }));
  }
  const founder = await visitor.logIn({ email: seller.email, password: DEMO_PASSWORD });
  return {
    founder: { token: founder.token, startupId, listingId: listing.id },
    newFounder: await somebodyNew(visitor, 'startup'),
    investor: { token: first.token },
    newInvestor: await somebodyNew(visitor, 'investor'),
    admin: { token: asAdmin.token },
  };
}
