import { randomUUID } from 'node:crypto';

import { allOf, createClient, dataOf, type ProofroundClient } from '@proofround/client';
import { SHARE_FIELDS } from '@proofround/contracts';

import { untilAnalysed } from '../demo/dealings.js';
import { buyerWhoLeft, DEMO_PASSWORD, leadingPeople } from '../demo/demo.js';
import { UserError } from '../system/output.js';
import type { People } from './screens.js';

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

type Account = Awaited<ReturnType<ProofroundClient['logIn']>>;
/** Logs in as the account whose name or id has this value. */
type SignIn = (key: 'name' | 'id', value: string) => Promise<Account>;

/** The founder whose listing has the best startup, with views, interest and two offers for it. */
async function gatherSale(
  signIn: SignIn,
  investors: readonly [Account, Account],
): Promise<People['founder']> {
  const terms = [
    { factor: 1.05, message: 'We would keep the team, and close within a month.' },
    { factor: 0.8, message: 'Subject to a look at churn by cohort.' },
  ];
  const [{ api }] = investors;
  const listings = await dataOf(api.GET('/api/marketplace/listings'));
  const startups = await dataOf(api.GET('/api/startups'));
  const scoreOf = (id: string) => startups.find((one) => one.id === id)?.ai_score?.overall_score ?? 0;
  const [listing] = listings.toSorted((a, b) => scoreOf(b.startup.id) - scoreOf(a.startup.id));
  const startup = startups.find(({ id }) => id === listing?.startup.id);
  if (!listing || !startup) throw new UserError('The demo has no listing of a founder to show.');

  const founder = await signIn('id', startup.owner_id);
  const params = { path: { id: listing.id } };
  const offers = () =>
    dataOf(
      founder.api.GET('/api/marketplace/offers/{listingId}', { params: { path: { listingId: listing.id } } }),
    );
  const ownOffer = async (account: Account | undefined) =>
    (await offers()).find(({ buyer_id, status }) => buyer_id === account?.user.id && status === 'pending');
  for (const [at, { factor, message }] of terms.entries()) {
    const from = investors[at]?.api ?? api;
    for (let look = 0; look < 3; look++)
      await from.POST('/api/startups/{id}/view', { params: { path: { id: startup.id } } });
    await from.POST('/api/interest/{startupId}', { params: { path: { startupId: startup.id } } });
    if (await ownOffer(investors[at])) continue;
    const body = { offer_amount: Math.round(listing.asking_price * factor), message };
    await dataOf(from.POST('/api/marketplace/offer/{id}', { params, body }));
  }
  const offer = await ownOffer(investors[0]);
  return { token: founder.token, startupId: startup.id, listingId: listing.id, offerId: offer?.id ?? '' };
}

/** The founder's startup, the conversation with the investor about it, and links to it. */
async function gatherTalk(writer: Account, name: string): Promise<Pick<People, 'writer' | 'shares'>> {
  const { api, token } = writer;
  const threads = await dataOf(api.GET('/api/threads'));
  const thread = threads.find(({ other }) => other.name === name);
  const [startup] = await dataOf(api.GET('/api/startups'));
  const startupId = thread?.startup?.id ?? startup?.id ?? '';
  const share = async (email_gate: boolean) => {
    const params = { path: { id: startupId } };
    const body = { fields: [...SHARE_FIELDS], email_gate, expires_at: null };
    const { url } = await dataOf(api.POST('/api/startups/{id}/shares', { params, body }));
    return new URL(url).pathname;
  };
  return {
    writer: { token, startupId, threadId: thread?.id ?? '' },
    shares: { open: await share(false), gated: await share(true) },
  };
}

/**
 * Picks the demo users with the most data, adds what is missing (views, interest, offers, links), and signs
 * all of them in.
 */
export async function findPeople(url: string, admin: { email: string; password: string }): Promise<People> {
  const visitor = createClient({ url, patient: true });
  const asAdmin = await visitor.logIn(admin);
  const users = await allOf((page) =>
    asAdmin.api.GET('/api/admin/users', { params: { query: { limit: '200', ...page } } }),
  );
  const demo = users.filter(({ email }) => email.endsWith('@demo.example'));
  const signIn: SignIn = (key, value) => {
    const user = demo.find((one) => one[key] === value);
    if (!user) throw new UserError('There is no demo data here; npm run demo fills a stack with it.');
    return visitor.logIn({ email: user.email, password: DEMO_PASSWORD });
  };
  const leading = leadingPeople();
  const investor = await signIn('name', leading.investor);
  if (!(await untilAnalysed(investor.api)))
    throw new UserError('The demo startups were not analysed within three minutes.');

  const buyer = await signIn('name', leading.buyer);
  const seller = await signIn('name', leading.seller);
  const [deal] = await dataOf(seller.api.GET('/api/deals'));
  const leaver = await signIn('name', buyerWhoLeft());
  const deals = await dataOf(leaver.api.GET('/api/deals'));
  const cards = await dataOf(investor.api.GET('/api/pipeline'));
  return {
    founder: await gatherSale(signIn, [investor, buyer]),
    ...(await gatherTalk(await signIn('name', leading.founder), leading.investor)),
    newFounder: await somebodyNew(visitor, 'startup'),
    investor: { token: investor.token, board: cards.slice(0, 3).map(({ startup }) => startup.id) },
    newInvestor: await somebodyNew(visitor, 'investor'),
    seller: { token: seller.token, dealId: deal?.id ?? '' },
    buyer: { token: buyer.token },
    leaver: { token: leaver.token, dealId: deals.find(({ state }) => state === 'fell_through')?.id ?? '' },
    admin: { token: asAdmin.token },
  };
}
