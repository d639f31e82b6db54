import {
  listing as listingSchema,
  offer as offerSchema,
  startup as startupSchema,
  user as userSchema,
} from '@proofround/contracts';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

import { Api } from '../api/client.js';
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

async function somebodyNew(url: string, userType: 'startup' | 'investor'): Promise<{ token: string }> {
  const { api } = await new Api(url).register({
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    name: userType === 'startup' ? 'Amara Osei' : 'Ivy Chen',
    user_type: userType,
  });
  return { token: api.token ?? '' };
}

async function untilAnalysed(api: Api): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const startups = await api.call(z.array(startupSchema), 'GET', '/startups');
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
  const asAdmin = await new Api(url).logIn(admin.email, admin.password);
  const users = await asAdmin.list(userSchema, '/admin/users?limit=200');
  const demo = users.filter(({ email }) => email.endsWith('@demo.example'));
  const investors = demo.filter((one) => one.user_type === 'investor');
  const [first, second] = await Promise.all(
    investors.slice(0, 2).map(({ email }) => new Api(url).logIn(email, DEMO_PASSWORD)),
  );
  if (!first || !second)
    throw new UserError('There is no demo data here; npm run demo fills a stack with it.');
  await untilAnalysed(first);

  const listings = await first.call(z.array(listingSchema), 'GET', '/marketplace/listings');
  const startups = await first.call(z.array(startupSchema), 'GET', '/startups');
  const scoreOf = (id: string) => startups.find((one) => one.id === id)?.ai_score?.overall_score ?? 0;
  const [listing] = listings.toSorted((a, b) => scoreOf(b.startup.id) - scoreOf(a.startup.id));
  const owner = startups.find(({ id }) => id === listing?.startup.id)?.owner_id;
  const seller = demo.find(({ id }) => id === owner);
  if (!listing || !seller) throw new UserError('The demo has no listing of a founder to show.');

  const startupId = listing.startup.id;
  const offers = [
    { from: first, factor: 1.05, message: 'We would keep the team, and close within a month.' },
    { from: second, factor: 0.8, message: 'Subject to a look at churn by cohort.' },
  ];
  for (const { from, factor, message } of offers) {
    for (let look = 0; look < 3; look++) await from.request('POST', `/startups/${startupId}/view`, {});
    await from.request('POST', `/interest/${startupId}`, {});
    const amount = Math.round(listing.asking_price * factor);
    const body = { offer_amount: amount, message };
    await from.call(offerSchema, 'POST', `/marketplace/offer/${listing.id}`, body);
  }
  const founder = await new Api(url).logIn(seller.email, DEMO_PASSWORD);
  return {
    founder: { token: founder.token ?? '', startupId, listingId: listing.id },
    newFounder: await somebodyNew(url, 'startup'),
    investor: { token: first.token ?? '' },
    newInvestor: await somebodyNew(url, 'investor'),
    admin: { token: asAdmin.token ?? '' },
  };
}
