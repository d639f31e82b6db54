import { deal, listing, notification, offer, startup as startupSchema } from '@proofround/contracts';
import { type ApiClient, aStartup, detailOf, until } from '@proofround/test-kit';
import { z } from 'zod';

import { pdfOf } from './pdf.js';
import { aFounder, anInvestor, theAdmin } from './stack-under-test.js';

const notified = (who: ApiClient, type: string, link?: string) =>
  until(`${type} arrives`, async () =>
    (await who.read(z.array(notification), 'GET', '/notifications')).find(
      (one) => one.type === type && (link === undefined || one.link === link),
    ),
  );

async function listed(founder: ApiClient) {
  const { id } = await founder.read(startupSchema, 'POST', '/startups', aStartup());
  return founder.read(listing, 'POST', '/marketplace/listings', { startup_id: id, asking_price: 90_000 });
}
const offerOn = (who: ApiClient, listingId: string, offer_amount: number) =>
  who.read(offer, 'POST', `/marketplace/offer/${listingId}`, { offer_amount });
const counter = (who: ApiClient, offerId: string, offer_amount: number) =>
  who.read(offer, 'POST', `/marketplace/offer/${offerId}/counter`, { offer_amount });
const accept = (who: ApiClient, offerId: string) =>
  who.read(offer, 'PUT', `/marketplace/offer/${offerId}/status`, { status: 'accepted' });
const isSold = async (founder: ApiClient, startupId: string) =>
  (await founder.read(startupSchema, 'GET', `/startups/${startupId}`)).is_sold ?? false;

/** From an offer to a sale. */
describe('a negotiation', () => {
  // rules: OFFER-21, OFFER-22, DEAL-1, DEAL-2, DEAL-5, DEAL-11, STARTUP-13
  it('goes from offer and counter-offer to a deal that falls through, and to the next sale', async () => {
    const [founder, buyer, other] = [await aFounder(), await anInvestor(), await anInvestor('Olu Bright')];
    const { id, startup } = await listed(founder);
    await offerOn(other, id, 60_000);
    const first = await offerOn(buyer, id, 70_000);
    const countered = await counter(founder, first.id, 88_000);
    expect((await notified(buyer, 'offer_countered')).link).toBe('/marketplace?view=my-offers');
    const { deal_id } = await accept(buyer, countered.id);
    const link = `/deals/${deal_id}`;
    await notified(founder, 'offer_accepted', link);
    await notified(buyer, 'deal_opened', link);
    await until('it is marked as sold', () => isSold(founder, startup.id));

    const seen = await buyer.read(deal, 'GET', link);
    expect(seen).toMatchObject({ amount: 88_000, role: 'buyer', state: 'open' });
    expect(seen.other).toEqual({ name: founder.user?.name, email: founder.user?.email });
    for (const stranger of [other, await theAdmin()]) expect((await stranger.get(link)).status).toBe(404);

    await founder.put(`${link}/steps/letter_of_intent`, { done: true });
    await notified(buyer, 'deal_step', link);
    const end = await buyer.post(`${link}/fell-through`, { reason: 'The bank said no.' });
    expect(end.body).toMatchObject({ state: 'fell_through', reason: 'The bank said no.' });
    await notified(founder, 'deal_fell_through', link);
    await notified(other, 'listing_reopened');
    await until('it is for sale again', async () => !(await isSold(founder, startup.id)));

    const again = await offerOn(other, id, 80_000);
    const sale = await accept(founder, again.id);
    for (const step of ['letter_of_intent', 'diligence', 'agreement', 'payment', 'handover'])
      for (const who of [founder, other])
        expect((await who.put(`/deals/${sale.deal_id}/steps/${step}`, { done: true })).status).toBe(200);
    expect((await other.get(`/deals/${sale.deal_id}`)).body).toMatchObject({ state: 'completed' });
    await notified(other, 'deal_completed', `/deals/${sale.deal_id}`);
  });

  // rules: DEAL-7, DEAL-8, DEAL-11
  it('has notes and signatures, and says what is wrong with them', async () => {
    const [founder, buyer] = [await aFounder(), await anInvestor()];
    const made = await offerOn(buyer, (await listed(founder)).id, 70_000);
    const link = `/deals/${(await accept(founder, made.id)).deal_id}`;
    const { terms_hash, other } = await buyer.read(deal, 'POST', `${link}/notes`, { note: 'Hello' });
    expect(other?.email).toBe(founder.user?.email);
    expect((await buyer.post(`${link}/notes`, { note: ' ' })).status).toBe(422);
    expect((await buyer.post(`${link}/fell-through`, {})).status).toBe(422);
    const signature = { name: 'Ivy Chen', terms_hash };
    expect((await buyer.post(`${link}/signature`, signature)).status).toBe(201);
    await notified(founder, 'deal_signed', link);
    const answers = [
      await buyer.post(`${link}/signature`, signature),
      await founder.post(`${link}/signature`, { ...signature, terms_hash: '0'.repeat(64) }),
      await founder.put(`${link}/steps/champagne`, { done: true }),
    ];
    expect(answers.map((answer) => [answer.status, detailOf(answer)])).toEqual([
      [409, 'You have already signed these terms'],
      [409, 'The terms have changed. Read them again before you sign.'],
      [404, 'Step not found'],
    ]);
  });

  // rule: DEAL-13
  it('has a letter of intent as a PDF of one page for its two sides', async () => {
    const [founder, buyer, other] = [await aFounder(), await anInvestor(), await anInvestor('Olu Bright')];
    const made = await offerOn(buyer, (await listed(founder)).id, 70_000);
    const link = `/deals/${(await accept(founder, made.id)).deal_id}`;
    const path = `${link}/letter-of-intent.pdf`;
    const { terms_hash } = await buyer.read(deal, 'GET', link);
    await buyer.post(`${link}/signature`, { name: 'Ivy Chen', terms_hash });
    const letter = {
      status: 200,
      type: 'application/pdf',
      disposition: expect.stringMatching(
        /^attachment; filename="[a-z0-9-]+-letter-of-intent\.pdf"$/,
      ) as string,
      pages: 1,
    };
    for (const side of [founder, buyer]) expect(await pdfOf(side, path)).toEqual(letter);
    for (const stranger of [other, await theAdmin()]) {
      const refused = await stranger.get(path);
      expect([refused.status, detailOf(refused)]).toEqual([404, 'Deal not found']);
    }
    await buyer.post(`${link}/fell-through`, { reason: 'The bank said no.' });
    expect(await pdfOf(buyer, path)).toEqual(letter);
  });

  // rules: OFFER-23, OFFER-24, PRICE-3
  it('ends by a withdrawal or a rejection with its reason; the owner knows the price band before', async () => {
    const [founder, buyer] = [await aFounder(), await anInvestor()];
    const { id, startup } = await listed(founder);
    const withdrawn = await offerOn(buyer, id, 1000);
    expect((await buyer.delete(`/marketplace/offer/${withdrawn.id}`)).status).toBe(204);
    await notified(founder, 'offer_withdrawn');
    const rejected = await offerOn(buyer, id, 2000);
    const body = { status: 'rejected', reason: 'Too low.' };
    await founder.put(`/marketplace/offer/${rejected.id}/status`, body);
    const mine = await buyer.read(z.array(offer), 'GET', '/marketplace/my-offers');
    expect(mine.map(({ status, reason }) => [status, reason])).toEqual([
      ['rejected', 'Too low.'],
      ['rejected', 'withdrawn'],
    ]);
    const range = await founder.get(`/startups/${startup.id}/price-range`);
    expect(range.body).toMatchObject({ price_range: { low: expect.any(Number) as number } });
    expect((await buyer.get(`/startups/${startup.id}/price-range`)).status).toBe(404);
  });
});
