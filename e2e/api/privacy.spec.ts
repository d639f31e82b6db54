import {
  accountExport,
  chatReply,
  checkout,
  deal,
  FORMER_MEMBER,
  investor as investorSchema,
  listing,
  startup as startupSchema,
  TERMS_VERSION,
} from '@proofround/contracts';
import { anInvestorProfile, type ApiClient, aStartup, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';

import { negotiate } from './negotiation.js';
import {
  aFounder,
  anInvestor,
  anInvestorWithAccess,
  anyone,
  atStripe,
  textInRedis,
  textInServices,
} from './stack-under-test.js';

const PASSWORD = 'correct horse';
const leave = (client: ApiClient) => client.delete('/account', { body: { password: PASSWORD } });
const exported = async (client: ApiClient) => {
  const answer = await client.get('/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="proofround-export.json"');
  return { data: accountExport.parse(answer.body), text: answer.text };
};
/** Checks that no table of any service, nor Redis, contains the texts. */
const forgotten = async (texts: readonly string[]) => {
  for (const text of texts) {
    await until(`"${text}" stands nowhere`, async () => {
      const places = [...(await textInServices(text)), ...(await textInRedis(text))];
      if (places.length > 0) throw new Error(places.join(', '));
      return true;
    });
  }
};

/** Everybody may export their data and delete it. */
describe('privacy', () => {
  // rules: PRIVACY-3, PRIVACY-5, ACCOUNT-42
  it('exports all data of a founder, and the deletion removes all of it', async () => {
    const marker = `Marker${uuid()}`;
    const founder = await aFounder(`Amara ${marker}`);
    const buyer = await anInvestorWithAccess();
    const startup = await founder.read(
      startupSchema,
      'POST',
      '/startups',
      aStartup({
        idea_title: marker,
        idea_description: `About ${marker}.`,
        team_background: `${marker} Ltd`,
      }),
    );
    await until('it is analysed', async () => {
      const now = await founder.read(startupSchema, 'GET', `/startups/${startup.id}`);
      return now.analysis_status === 'complete';
    });
    const chat = await founder.read(chatReply, 'POST', '/ai-chat', { message: 'Hello!', session_id: null });
    await founder.post('/ai-chat', { message: `It is called ${marker}`, session_id: chat.session_id });
    await buyer.post(`/startups/${startup.id}/view`);
    await buyer.post(`/interest/${startup.id}`);
    const { id } = await founder.read(listing, 'POST', '/marketplace/listings', {
      startup_id: startup.id,
      asking_price: 90_000,
      reason_for_selling: `${marker} moves on`,
    });
    await buyer.post(`/marketplace/offer/${id}`, { offer_amount: 80_000, message: 'From the buyer' });
    await until('the founder is told', async () =>
      (await textInServices(marker)).includes('notifications.notifications'),
    );

    const { data, text } = await exported(founder);
    expect(data.user).toMatchObject({
      id: founder.user?.id,
      email: founder.user?.email,
      terms_version: TERMS_VERSION,
    });
    expect(data.startups).toEqual([expect.objectContaining({ id: startup.id, idea_title: marker })]);
    expect(data.startups[0]?.analysis).not.toBeNull();
    expect(data.scores).toEqual([expect.objectContaining({ startup_id: startup.id })]);
    expect(data.tasks.length).toBeGreaterThan(0);
    expect(data.listings).toEqual([
      expect.objectContaining({ id, reason_for_selling: `${marker} moves on` }),
    ]);
    expect(data.offers_received).toEqual([expect.objectContaining({ offer_amount: 80_000 })]);
    expect(data.notifications.length).toBeGreaterThan(0);
    expect(JSON.stringify(data.chat_sessions)).toContain(marker);
    expect(data.views).toEqual([]);
    expect(text).not.toContain(buyer.user?.id);
    expect(text).not.toContain('From the buyer');

    const live = await founder.follow();
    expect((await leave(founder)).status).toBe(204);
    live.stop();
    expect((await founder.get('/auth/me')).status).toBe(401);
    await forgotten([marker, founder.user?.email ?? '']);
    expect((await buyer.get(`/startups/${startup.id}`)).status).toBe(404);
    const offers = await buyer.get('/marketplace/my-offers');
    expect(offers.body).toEqual([expect.objectContaining({ status: 'rejected' })]);
  });

  // rules: PRIVACY-5, PRIVACY-7
  it('exports and deletes the data of an investor too: the subscription ends, and the other party keeps only amounts', async () => {
    const marker = `Ivy${uuid()}`;
    const founder = await aFounder();
    const investor = await anInvestor(marker);
    const other = await anInvestorWithAccess('Otto Stays');
    const { session_id } = await investor.read(checkout, 'POST', '/payment/create-checkout', {
      origin_url: anyone().url,
    });
    await atStripe(`/sessions/${session_id}/pay`);
    await until('it is paid', async () => {
      const answer = await investor.get(`/payment/status/${session_id}`);
      return answer.text.includes('"paid"');
    });
    await investor.read(investorSchema, 'POST', '/investors', {
      ...anInvestorProfile(),
      investment_thesis: `${marker} backs clinics`,
    });
    await other.read(investorSchema, 'POST', '/investors', {
      ...anInvestorProfile(),
      current_companies: 'Otto Holdings',
    });
    const startup = await founder.read(startupSchema, 'POST', '/startups', aStartup());
    await investor.post(`/startups/${startup.id}/view`);
    await investor.post(`/interest/${startup.id}`);
    const sale = await founder.read(listing, 'POST', '/marketplace/listings', {
      startup_id: startup.id,
      asking_price: 90_000,
    });
    const offer = await investor.post(`/marketplace/offer/${sale.id}`, {
      offer_amount: 91_000,
      message: `${marker} pays at once`,
    });
    const { id: offerId } = offer.body as { id: string };
    await founder.put(`/marketplace/offer/${offerId}/status`, { status: 'accepted' });
    await until('the founder knows the investor by name', async () =>
      (await founder.get('/notifications')).text.includes(marker),
    );

    const { data, text } = await exported(investor);
    expect(data.investor_profiles).toEqual([
      expect.objectContaining({ investment_thesis: `${marker} backs clinics` }),
    ]);
    expect(data.interests).toEqual([expect.objectContaining({ startup_id: startup.id })]);
    expect(data.views).toEqual([expect.objectContaining({ startup_id: startup.id, times: 1 })]);
    expect(data.offers_made).toEqual([expect.objectContaining({ offer_amount: 91_000, status: 'accepted' })]);
    expect(data.payments).toEqual([expect.objectContaining({ amount: 149 })]);
    expect(data.startups).toEqual([]);
    expect(text).not.toContain('Otto');
    const subscription = data.subscriptions[0]?.id ?? '';

    expect((await leave(investor)).status).toBe(204);
    await forgotten([marker, investor.user?.email ?? '']);
    const analytics = await founder.get(`/startups/${startup.id}/analytics`);
    expect(analytics.body).toMatchObject({ view_count: 1, unique_viewers: 1, interest_count: 0 });
    const received = await founder.get(`/marketplace/offers/${sale.id}`);
    expect(received.body).toEqual([
      expect.objectContaining({ buyer_id: FORMER_MEMBER, offer_amount: 91_000, message: null }),
    ]);
    await until('the subscription has ended at Stripe', async () => {
      const url = `${process.env['E2E_STRIPE_URL'] ?? ''}/test/subscriptions`;
      const subscriptions = (await (await fetch(url)).json()) as { id: string; status: string }[];
      return subscriptions.find(({ id }) => id === subscription)?.status === 'canceled';
    });
    expect((await textInServices(subscription)).toSorted()).toEqual(
      expect.arrayContaining(['billing.payments', 'billing.subscriptions']),
    );

    const again = await anyone().post('/auth/register', {
      email: investor.user?.email,
      password: PASSWORD,
      name: 'Back again',
      user_type: 'investor',
    });
    expect(again.status).toBe(201);
  });

  // rules: PRIVACY-5, SHARE-9, TALK-9, DEAL-9
  it('leaves no message, note, reader, step or signature that names a buyer', async () => {
    const marker = `Olu${uuid()}`;
    const founder = await aFounder();
    const buyer = await anInvestorWithAccess(marker);
    const at = await negotiate(founder, buyer, marker);
    const email = buyer.user?.email ?? '';
    // The pass of the negotiation withdrew the interest. This notice names the buyer.
    const { id: other } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
    await buyer.post(`/interest/${other}`);
    await until('the founder is told', async () =>
      (await founder.get('/notifications')).text.includes(marker),
    );
    expect(await textInServices(marker)).toEqual(
      expect.arrayContaining([
        'marketplace.deal_notes',
        'marketplace.deal_signatures',
        'marketplace.offers',
        'notifications.messages',
        'startups.pipeline_cards',
      ]),
    );
    expect(await textInServices(email)).toContain('startups.share_readers');

    expect((await leave(buyer)).status).toBe(204);
    await forgotten([marker, email]);
    const left = await founder.read(deal, 'GET', at);
    expect(left).toMatchObject({ state: 'fell_through', notes: [], signatures: [] });
    expect(JSON.stringify(left)).not.toContain(buyer.user?.id);
    expect((await founder.get('/threads')).body).toEqual([]);
    for (const path of ['/notifications', `/startups/${left.startup?.id ?? ''}/feedback`, '/deals'])
      expect((await founder.get(path)).text).not.toContain(marker);
  });
});
